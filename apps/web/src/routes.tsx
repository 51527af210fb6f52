import { createRoute, createRouter } from '@tanstack/react-router'
import {
  confirmRegistrationRoute,
  homeRoute,
  loginRoute,
  registerRoute,
  resetPasswordRoute,
  rootRoute,
  sampleReportRoute,
  termsRoute,
  verifyRoute,
} from './door-routes.tsx'
import { framedRoute, secondStepRoute, signedInFrame, signedInRoute } from './frame-routes.tsx'
import { addTexts } from './i18n/i18n.ts'
import { openForAdmin, openForAdminWith, openForCredits, openForStaff } from './route-gates.ts'
import {
  accountsSearch,
  applicationsSearch,
  billingSearch,
  caseSearch,
  creditsSearch,
  hospitalDataSearch,
  listSearch,
  newTestSearch,
  ongoingSearch,
  parseSearch,
  paymentReturnSearch,
  paymentsSearch,
  petSearch,
  readingSearch,
  reportSearch,
  stringifySearch,
  worklistSearch,
} from './search-params.ts'
import { requireCreditPlan, requireSessionForReport, requireVet } from './session/guards.ts'
import { lazyPage } from './shell/lazy-page.tsx'
import { RouteProblem } from './shell/route-problem.tsx'

const mainRoute = createRoute({
  getParentRoute: () => framedRoute,
  path: '/main',
  validateSearch: paymentReturnSearch,
  beforeLoad: requireVet,
  component: lazyPage(async () => (await import('./screens/main-screen.tsx')).MainScreen),
})

const ongoingRoute = createRoute({
  getParentRoute: () => framedRoute,
  path: '/ongoing',
  validateSearch: ongoingSearch,
  beforeLoad: requireCreditPlan,
  component: lazyPage(async () => (await import('./screens/ongoing-screen.tsx')).OngoingScreen),
})

const newTestRoute = createRoute({
  getParentRoute: () => framedRoute,
  path: '/new-test',
  validateSearch: newTestSearch,
  beforeLoad: requireCreditPlan,
  component: lazyPage(async () => (await import('./screens/new-test-screen.tsx')).NewTestScreen),
})

const testDetailRoute = createRoute({
  getParentRoute: () => framedRoute,
  path: '/test-detail',
  validateSearch: caseSearch,
  beforeLoad: requireCreditPlan,
  component: lazyPage(async () => {
    const [{ TestDetailScreen }] = await Promise.all([
      import('./screens/test-detail-screen.tsx'),
      addTexts('case'),
    ])
    return TestDetailScreen
  }),
})

const petRoute = createRoute({
  getParentRoute: () => framedRoute,
  path: '/pet',
  validateSearch: petSearch,
  beforeLoad: requireVet,
  component: lazyPage(async () => (await import('./screens/pet-screen.tsx')).PetScreen),
})

const reportRoute = createRoute({
  getParentRoute: () => framedRoute,
  path: '/report',
  validateSearch: listSearch,
  beforeLoad: requireVet,
  component: lazyPage(async () => (await import('./screens/report-screen.tsx')).ReportScreen),
})

const hospitalRoute = createRoute({
  getParentRoute: () => framedRoute,
  path: '/hospital',
  beforeLoad: (arrival) => {
    requireVet(arrival)
    return addTexts('hospital')
  },
  component: lazyPage(async () => (await import('./screens/hospital-screen.tsx')).HospitalScreen),
})

const billingRoute = createRoute({
  getParentRoute: () => framedRoute,
  path: '/billing',
  validateSearch: billingSearch,
  beforeLoad: (arrival) => {
    requireVet(arrival)
    return addTexts('billing')
  },
  component: lazyPage(async () => (await import('./screens/billing-screen.tsx')).BillingScreen),
})

const pricesRoute = createRoute({
  getParentRoute: () => framedRoute,
  path: '/prices',
  beforeLoad: openForAdminWith('billing'),
  component: lazyPage(async () => (await import('./screens/prices-screen.tsx')).PricesScreen),
})

const accountRoute = createRoute({
  getParentRoute: () => framedRoute,
  path: '/account',
  beforeLoad: () => addTexts('account'),
  component: lazyPage(async () => (await import('./screens/account-screen.tsx')).AccountScreen),
})

const worklistRoute = createRoute({
  getParentRoute: () => framedRoute,
  path: '/worklist',
  validateSearch: worklistSearch,
  beforeLoad: openForStaff,
  component: lazyPage(async () => (await import('./screens/worklist-screen.tsx')).WorklistScreen),
})

const applicationsRoute = createRoute({
  getParentRoute: () => framedRoute,
  path: '/applications',
  validateSearch: applicationsSearch,
  beforeLoad: openForAdmin,
  component: lazyPage(
    async () => (await import('./screens/applications-screen.tsx')).ApplicationsScreen,
  ),
})

const creditsRoute = createRoute({
  getParentRoute: () => framedRoute,
  path: '/credits',
  validateSearch: creditsSearch,
  beforeLoad: openForCredits,
  component: lazyPage(async () => (await import('./screens/credits-screen.tsx')).CreditsScreen),
})

const hospitalDataRoute = createRoute({
  getParentRoute: () => framedRoute,
  path: '/hospital-data',
  validateSearch: hospitalDataSearch,
  beforeLoad: openForAdmin,
  component: lazyPage(
    async () => (await import('./screens/hospital-data-screen.tsx')).HospitalDataScreen,
  ),
})

const accountsRoute = createRoute({
  getParentRoute: () => framedRoute,
  path: '/accounts',
  validateSearch: accountsSearch,
  beforeLoad: openForAdmin,
  component: lazyPage(async () => (await import('./screens/accounts-screen.tsx')).AccountsScreen),
})

const systemRoute = createRoute({
  getParentRoute: () => framedRoute,
  path: '/system',
  beforeLoad: openForAdmin,
  component: lazyPage(async () => (await import('./screens/system-screen.tsx')).SystemScreen),
})

const undeliveredRoute = createRoute({
  getParentRoute: () => framedRoute,
  path: '/undelivered',
  beforeLoad: openForAdminWith('timeline'),
  component: lazyPage(
    async () => (await import('./screens/undelivered-screen.tsx')).UndeliveredScreen,
  ),
})

const paymentsRoute = createRoute({
  getParentRoute: () => framedRoute,
  path: '/payments',
  validateSearch: paymentsSearch,
  beforeLoad: openForAdminWith('desk'),
  component: lazyPage(async () => (await import('./screens/payments-screen.tsx')).PaymentsScreen),
})

const phrasesRoute = createRoute({
  getParentRoute: () => framedRoute,
  path: '/phrases',
  beforeLoad: openForStaff,
  component: lazyPage(async () => (await import('./screens/phrases-screen.tsx')).PhrasesScreen),
})

const readingRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/reading',
  validateSearch: readingSearch,
  beforeLoad: openForStaff,
  component: lazyPage(async () => (await import('./screens/reading-screen.tsx')).ReadingScreen),
})

const signedInForReportRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in-for-report',
  validateSearch: reportSearch,
  beforeLoad: async (arrival) => {
    const [session] = await Promise.all([
      requireSessionForReport(arrival),
      addTexts('errors', 'report', 'rooms'),
    ])
    return session
  },
  component: signedInFrame,
})

const econsultReportRoute = createRoute({
  getParentRoute: () => signedInForReportRoute,
  path: '/econsult-report',
  component: lazyPage(
    async () => (await import('./screens/econsult-report-screen.tsx')).EconsultReportScreen,
  ),
})

export function makeRouter() {
  return createRouter({
    routeTree: rootRoute.addChildren([
      homeRoute,
      loginRoute,
      resetPasswordRoute,
      registerRoute,
      confirmRegistrationRoute,
      verifyRoute,
      sampleReportRoute,
      termsRoute,
      signedInRoute.addChildren([
        framedRoute.addChildren([
          mainRoute,
          ongoingRoute,
          newTestRoute,
          testDetailRoute,
          petRoute,
          reportRoute,
          hospitalRoute,
          billingRoute,
          pricesRoute,
          worklistRoute,
          applicationsRoute,
          accountsRoute,
          creditsRoute,
          hospitalDataRoute,
          undeliveredRoute,
          systemRoute,
          paymentsRoute,
          phrasesRoute,
          accountRoute,
        ]),
        readingRoute,
        secondStepRoute,
      ]),
      signedInForReportRoute.addChildren([econsultReportRoute]),
    ]),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultErrorComponent: RouteProblem,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
}
