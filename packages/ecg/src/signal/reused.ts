/**
 * Returns a function that gives the same buffer again for each length, so that working through a recording block by block takes new
 * memory once. What is written lasts until the next call.
 */
export function reused<
  Buffer extends { length: number; subarray: (from: number, to: number) => Buffer },
>(make: (length: number) => Buffer): (length: number) => Buffer {
  let buffer = make(0)
  return (length) => {
    if (buffer.length < length) buffer = make(length)
    return buffer.length === length ? buffer : buffer.subarray(0, length)
  }
}
