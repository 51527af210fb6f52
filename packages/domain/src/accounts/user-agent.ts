export type UserAgent = { browser: string | undefined; system: string | undefined }

/** Sorted by precedence, because most browsers also name those they derive from. */
const BROWSERS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['WeChat', /\bMicroMessenger\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//],
]

const SYSTEMS: readonly (readonly [name: string, sign: RegExp])[] = [
  ['Windows', /\bWindows\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** Parses the common names of browser and system from a User-Agent header. A part that is not recognized is `undefined`. */
export function describeUserAgent(text: string): UserAgent {
  const browser = BROWSERS.flatMap(([name, sign]) => {
    const version = sign.exec(text)?.[1]
    return version ? [`${name} ${version}`] : []
  })[0]
  return { browser, system: SYSTEMS.find(([, sign]) => sign.test(text))?.[0] }
}
