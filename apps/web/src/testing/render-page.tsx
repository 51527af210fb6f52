import { parseSearch, stringifySearch } from '@systole/contract/pages'
import type { Language } from '@systole/i18n/languages'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, configure, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import { closeDrafts } from '../drafts/autosavers.ts'
import { addTexts, changeLanguage, i18n, startI18n } from '../i18n/i18n.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { AppTheme } from '../theme/app-theme.tsx'
import { toastStore } from '../ui/feedback/toast-store.ts'
import { Toaster } from '../ui/feedback/toaster.tsx'
import { guardComposition } from '../ui/form/composition-guard.ts'

/** The texts loaded for a page under test; a part that loads its own texts does so itself. */
const SIGNED_IN_TEXTS = [
  'account',
  'admin',
  'billing',
  'case',
  'ecgPhrases',
  'ecgReview',
  'errors',
  'hospital',
  'office',
  'reading',
  'report',
  'signedIn',
  'terms',
] as const

window.scrollTo = () => {} // jsdom has no layout to scroll
Element.prototype.scrollIntoView = () => {}
guardComposition(window)

configure({ asyncUtilTimeout: 15_000 }) // two slow cores may be shared with a build

afterEach(() => {
  cleanup()
  closeDrafts()
  toastStore.set(null)
  window.localStorage.clear()
})

/** Renders a part of the app at an address, with theme, texts, router and toaster. */
export async function renderPage(
  page: ReactNode,
  { at = '/', language = 'en_us' }: { at?: string; language?: Language } = {},
) {
  if (i18n.isInitialized) await changeLanguage(language)
  else await startI18n(language)
  await addTexts(...SIGNED_IN_TEXTS)
  const root = createRootRoute()
  const everywhere = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: function Everywhere() {
      return (
        <AppTheme language={useLanguage()}>
          <div data-testid="page">{page}</div>
          <Toaster />
        </AppTheme>
      )
    },
  })
  const router = createRouter({
    routeTree: root.addChildren([everywhere]),
    history: createMemoryHistory({ initialEntries: [at] }),
    parseSearch,
    stringifySearch,
  })
  const view = render(<RouterProvider router={router as never} />) // a router of the test's own
  await screen.findByTestId('page')
  return { ...view, router }
}
