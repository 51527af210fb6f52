/**
 * Returns the recording that the review and the report of a case read: the longest, the first of equal ones. `secondsOf` is `undefined`
 * for one that cannot be read. Handbook 3, call 34.
 */
export function reviewedRecording<Each>(
  recordings: readonly Each[],
  secondsOf: (recording: Each) => number | undefined,
): Each | undefined {
  let longest: { recording: Each; seconds: number } | undefined
  for (const recording of recordings) {
    const seconds = secondsOf(recording)
    if (seconds === undefined) continue
    if (!longest || seconds > longest.seconds) longest = { recording, seconds }
  }
  return longest?.recording
}
