import FormFiles
import Forms
import Testing

struct MultilineTypeTests {
}
