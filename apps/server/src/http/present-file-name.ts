/** Converts the name of a file to the wire. */
export function presentFileName(fileName: string) {
  return { fname: fileName }
}
