import createCache, { type EmotionCache } from '@emotion/cache'
import { webkitPrefixes } from './webkit-prefixes.ts'

/** Styles carry the page's nonce, so that the policy needs no 'unsafe-inline'. */
export function makeEmotionCache(): EmotionCache {
  const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
  return createCache({ key: 'css', stylisPlugins: [webkitPrefixes], ...(nonce ? { nonce } : {}) })
}
