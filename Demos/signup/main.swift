print("sign-up")
