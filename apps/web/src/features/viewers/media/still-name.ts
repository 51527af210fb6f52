/** Returns `echo_4ch frame 31.png`, or with the time if the frame is unknown: `echo_4ch 1.24 s.png`. */
export function stillName(
  fileName: string,
  at: { frame: number | undefined; seconds: number },
): string {
  const stem = fileName.replace(/\.[A-Za-z0-9]+$/, '')
  const place = at.frame === undefined ? `${at.seconds.toFixed(2)} s` : `frame ${at.frame}`
  return `${stem} ${place}.png`
}
