/** Draws a chart of all beats once the trace beside it is painted. Returns a function that drops it. */
export function afterTrace(draw: () => void): () => void {
  const timer = setTimeout(draw)
  return () => clearTimeout(timer)
}
