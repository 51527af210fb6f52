import { createRootRoute, createRoute } from '@tanstack/react-router'
import { addTexts } from './i18n/i18n.ts'
import { openOffice } from './route-gates.ts'
import { loginSearch, termsSearch, tokenSearch, verifySearch } from './search-params.ts'
import { type LoginSearch, skipWhenSignedIn } from './session/guards.ts'
import { lazyPage } from './shell/lazy-page.tsx'
import { Root } from './shell/root.tsx'
import { RouteProblem } from './shell/route-problem.tsx'

const loginScreen = lazyPage(async () => (await import('./screens/login-screen.tsx')).LoginScreen)

/** Loads the page while the server is asked whether it is needed (LOGIN-10). */
function openLogin(arrival: { search: LoginSearch }): Promise<void> {
  void loginScreen.preload()
  return skipWhenSignedIn(arrival)
}

export const rootRoute = createRootRoute({
  component: Root,
  errorComponent: RouteProblem,
  notFoundComponent: lazyPage(
    async () => (await import('./screens/not-found-screen.tsx')).NotFoundScreen,
  ),
})

export const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  validateSearch: loginSearch,
  beforeLoad: openLogin,
  component: loginScreen,
})

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  validateSearch: loginSearch,
  beforeLoad: openLogin,
  component: loginScreen,
})

export const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  validateSearch: tokenSearch,
  beforeLoad: ({ search }) => (search.for === 'welcome' ? openOffice() : undefined),
  component: lazyPage(
    async () => (await import('./screens/reset-password-screen.tsx')).ResetPasswordScreen,
  ),
})

export const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/register',
  beforeLoad: openOffice,
  component: lazyPage(async () => (await import('./screens/register-screen.tsx')).RegisterScreen),
})

export const confirmRegistrationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/confirm-registration',
  validateSearch: tokenSearch,
  beforeLoad: openOffice,
  component: lazyPage(
    async () =>
      (await import('./screens/confirm-registration-screen.tsx')).ConfirmRegistrationScreen,
  ),
})

export const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms',
  validateSearch: termsSearch,
  beforeLoad: () => addTexts('terms'),
  component: lazyPage(async () => (await import('./screens/terms-screen.tsx')).TermsScreen),
})

/** The sample report, which is also open to clinics that wait for their account. */
export const sampleReportRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sample-report',
  beforeLoad: () => addTexts('rooms', 'report'),
  component: lazyPage(
    async () => (await import('./screens/sample-report-screen.tsx')).SampleReportScreen,
  ),
})

export const verifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/verify',
  validateSearch: verifySearch,
  beforeLoad: () => addTexts('verify', 'errors'),
  component: lazyPage(async () => (await import('./screens/verify-screen.tsx')).VerifyScreen),
})
