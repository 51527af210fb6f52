import type { StylisPlugin } from '@emotion/cache'

/** The properties that browsers of 2023 support only with a prefix: Safari 16.4 most of these, Chrome 110 the mask. */
const PREFIXED =
  /^(?:backdrop-filter|box-decoration-break|hyphens|mask|mask-image|print-color-adjust|text-decoration|user-select):/

/** Replaces Emotion's own prefixes, most of which were for browsers that cannot run the portal. */
export const webkitPrefixes: StylisPlugin = (element) => {
  if (element.type !== 'decl' || !PREFIXED.test(element.value)) return
  element.return = `-webkit-${element.value}${element.value}`
}
