import { createRoute } from '@tanstack/react-router'
import { rootRoute } from './door-routes.tsx'
import { addTexts } from './i18n/i18n.ts'
import { leaveWhenEnrolled, requireSession } from './session/guards.ts'
import { lazyPage } from './shell/lazy-page.tsx'

/** The frame of every page that requires an account. */
export const signedInFrame = lazyPage(async () => (await import('./shell/signed-in.tsx')).SignedIn)

export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: async (arrival) => {
    const [session] = await Promise.all([requireSession(arrival), addTexts('errors', 'rooms')])
    return session
  },
  component: signedInFrame,
})

export const framedRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'framed',
  component: lazyPage(async () => (await import('./shell/menu/menu-frame.tsx')).MenuFrame),
})

export const secondStepRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/second-step',
  beforeLoad: (arrival) => {
    leaveWhenEnrolled(arrival)
    return addTexts('account')
  },
  component: lazyPage(
    async () => (await import('./screens/second-step-screen.tsx')).SecondStepScreen,
  ),
})
