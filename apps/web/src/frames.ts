import type { TextPart } from '@systole/i18n/text-parts'

/** The loaders of the frames. */
export const FRAMES = {
  signedIn: async () => (await import('./shell/signed-in.tsx')).SignedIn,
  menu: async () => (await import('./shell/menu/menu-frame.tsx')).MenuFrame,
}

/** The texts of every page that requires an account. */
export const SIGNED_IN_TEXTS = ['errors', 'signedIn'] as const satisfies TextPart[]
