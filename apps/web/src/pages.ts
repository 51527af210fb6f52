import type { PageId } from '@systole/contract/pages'
import { CASE_PARTS } from './case-parts.ts'
import { addTexts } from './i18n/i18n.ts'
import type { PageRow } from './page-row.ts'
import { leaveWhenEnrolled, skipWhenSignedIn } from './session/guards.ts'

/** The pages of the app. Paths and query parameters are in `PAGES` of the contract; the menu keeps the order of the rows. */
export const SCREENS = {
  home: {
    frame: 'door',
    enter: skipWhenSignedIn,
    load: async () => (await import('./screens/login-screen.tsx')).LoginScreen,
  },
  login: {
    frame: 'door',
    enter: skipWhenSignedIn,
    load: async () => (await import('./screens/login-screen.tsx')).LoginScreen,
  },
  resetPassword: {
    frame: 'door',
    enter: ({ search }: { search: { for?: string } }) =>
      search.for === 'welcome' ? addTexts('admin', 'errors') : undefined,
    load: async () => (await import('./screens/reset-password-screen.tsx')).ResetPasswordScreen,
  },
  register: {
    frame: 'door',
    texts: ['admin', 'errors'],
    load: async () => (await import('./screens/register-screen.tsx')).RegisterScreen,
  },
  confirmRegistration: {
    frame: 'door',
    texts: ['admin', 'errors'],
    load: async () =>
      (await import('./screens/confirm-registration-screen.tsx')).ConfirmRegistrationScreen,
  },
  verify: {
    frame: 'door',
    texts: ['verify', 'errors'],
    load: async () => (await import('./screens/verify-screen.tsx')).VerifyScreen,
  },
  /** Also open to clinics that wait for their account. */
  sampleReport: {
    frame: 'door',
    texts: ['signedIn', 'report'],
    load: async () => (await import('./screens/sample-report-screen.tsx')).SampleReportScreen,
  },
  terms: {
    frame: 'door',
    texts: ['terms'],
    load: async () => (await import('./screens/terms-screen.tsx')).TermsScreen,
  },
  secondStep: {
    frame: 'signedIn',
    enter: leaveWhenEnrolled,
    texts: ['account'],
    load: async () => (await import('./screens/second-step-screen.tsx')).SecondStepScreen,
  },
  econsultReport: {
    frame: 'report',
    texts: ['report'],
    load: async () => (await import('./screens/econsult-report-screen.tsx')).EconsultReportScreen,
  },
  account: {
    frame: 'menu',
    texts: ['account'],
    load: async () => (await import('./screens/account-screen.tsx')).AccountScreen,
  },

  main: {
    frame: 'menu',
    opens: 'clinicPages',
    menu: { text: 'main', key: 'm' },
    load: async () => (await import('./screens/main-screen.tsx')).MainScreen,
  },
  ongoing: {
    frame: 'menu',
    opens: 'clinicPages',
    needsCreditPlan: true,
    menu: { text: 'incompleteTest', key: 'i', count: 'incomplete' },
    load: async () => (await import('./screens/ongoing-screen.tsx')).OngoingScreen,
  },
  testDetail: {
    frame: 'menu',
    opens: 'clinicPages',
    needsCreditPlan: true,
    texts: ['case'],
    under: 'ongoing',
    load: async () => (await import('./screens/test-detail-screen.tsx')).TestDetailScreen,
    loadPart: async ({ stage = 1 }) => CASE_PARTS[String(stage)]?.(),
  },
  newTest: {
    frame: 'menu',
    opens: 'clinicPages',
    needsCreditPlan: true,
    menu: { text: 'newTest', key: 'n' },
    load: async () => (await import('./screens/new-test-screen.tsx')).NewTestScreen,
  },
  report: {
    frame: 'menu',
    opens: 'clinicPages',
    menu: { text: 'report', key: 'r', count: 'unreadReports' },
    load: async () => (await import('./screens/report-screen.tsx')).ReportScreen,
  },
  pet: {
    frame: 'menu',
    opens: 'clinicPages',
    load: async () => (await import('./screens/pet-screen.tsx')).PetScreen,
  },
  hospital: {
    frame: 'menu',
    opens: 'clinicPages',
    texts: ['hospital'],
    load: async () => (await import('./screens/hospital-screen.tsx')).HospitalScreen,
  },
  billing: {
    frame: 'menu',
    opens: 'clinicPages',
    texts: ['billing'],
    load: async () => (await import('./screens/billing-screen.tsx')).BillingScreen,
  },

  worklist: {
    frame: 'menu',
    opens: 'staffPages',
    texts: ['case', 'reading', 'report'],
    menu: { text: 'worklist', key: 'w' },
    load: async () => (await import('./screens/worklist-screen.tsx')).WorklistScreen,
  },
  operations: {
    frame: 'menu',
    opens: 'queryCaseFigures',
    texts: ['operations', 'errors'],
    menu: { text: 'operations', key: 'o' },
    load: async () => (await import('./screens/operations-screen.tsx')).OperationsScreen,
  },
  officeCase: {
    frame: 'menu',
    opens: 'visitCase',
    texts: [
      'office',
      'reading',
      'report',
      'timeline',
      'enquiries',
      'errors',
      'billing',
      'paymentDesk',
    ],
    under: 'worklist',
    load: async () => (await import('./screens/office-case-screen.tsx')).OfficeCaseScreen,
  },
  reading: {
    frame: 'signedIn',
    opens: 'staffPages',
    texts: ['case', 'reading', 'report'],
    under: 'worklist',
    load: async () => (await import('./screens/reading-screen.tsx')).ReadingScreen,
  },
  ecgPrepare: {
    frame: 'signedIn',
    opens: 'visitCase',
    texts: ['patching', 'viewers', 'reading'],
    under: 'worklist',
    load: async () => (await import('./screens/ecg-prepare-screen.tsx')).EcgPrepareScreen,
  },
  ecgReview: {
    frame: 'signedIn',
    opens: 'reviewEcg',
    texts: ['ecgReview', 'patching', 'viewers', 'reading', 'report', 'account'],
    under: 'worklist',
    load: async () => (await import('./screens/ecg-review-screen.tsx')).EcgReviewScreen,
  },
  ecgAgreement: {
    frame: 'menu',
    opens: 'queryReviewAgreement',
    texts: ['ecgReview', 'errors'],
    under: 'worklist',
    load: async () => (await import('./screens/ecg-agreement-screen.tsx')).EcgAgreementScreen,
  },
  recordingQuality: {
    frame: 'menu',
    opens: 'queryRecordingQuality',
    texts: ['recordingQuality', 'errors'],
    load: async () =>
      (await import('./screens/recording-quality-screen.tsx')).RecordingQualityScreen,
  },
  applications: {
    frame: 'menu',
    opens: 'queryRegistrations',
    texts: ['admin', 'errors'],
    menu: { text: 'applications', key: 'a', count: 'waitingApplications' },
    load: async () => (await import('./screens/applications-screen.tsx')).ApplicationsScreen,
  },
  undelivered: {
    frame: 'menu',
    opens: 'queryUndelivered',
    texts: ['admin', 'errors', 'timeline'],
    menu: { text: 'undelivered', key: 'd', count: 'undeliveredMails' },
    load: async () => (await import('./screens/undelivered-screen.tsx')).UndeliveredScreen,
  },
  sentMails: {
    frame: 'menu',
    opens: 'queryUndelivered',
    texts: ['admin', 'errors', 'timeline'],
    under: 'undelivered',
    load: async () => (await import('./screens/sent-mails-screen.tsx')).SentMailsScreen,
  },
  system: {
    frame: 'menu',
    opens: 'queryFailedJobs',
    texts: ['admin', 'errors'],
    under: 'undelivered',
    load: async () => (await import('./screens/system-screen.tsx')).SystemScreen,
  },
  payments: {
    frame: 'menu',
    opens: 'queryDeskPayments',
    texts: ['admin', 'errors', 'paymentDesk'],
    menu: { text: 'payments', key: 'p', count: 'paymentsToHandle' },
    load: async () => (await import('./screens/payments-screen.tsx')).PaymentsScreen,
  },
  accounts: {
    frame: 'menu',
    opens: 'queryAccounts',
    texts: ['admin', 'errors'],
    menu: { text: 'accounts', key: 'u' },
    load: async () => (await import('./screens/accounts-screen.tsx')).AccountsScreen,
  },
  permissions: {
    frame: 'menu',
    opens: 'queryAccounts',
    texts: ['admin', 'errors'],
    under: 'accounts',
    load: async () => (await import('./screens/permissions-screen.tsx')).PermissionsScreen,
  },
  services: {
    frame: 'menu',
    opens: 'changeServices',
    texts: ['admin', 'errors'],
    under: 'accounts',
    load: async () => (await import('./screens/services-screen.tsx')).ServicesScreen,
  },
  /** Other sites frame these two; the ticket in the address opens them. */
  ecgData: {
    frame: 'door',
    texts: ['viewers', 'errors'],
    load: async () => (await import('./screens/ecg-frame/ecg-data-screen.tsx')).EcgDataScreen,
  },
  ecgBarChart: {
    frame: 'door',
    texts: ['viewers', 'errors'],
    load: async () =>
      (await import('./screens/ecg-frame/ecg-bar-chart-screen.tsx')).EcgBarChartScreen,
  },
  /** All staff read phrases; the menu shows the page to those who change them. */
  phrases: {
    frame: 'menu',
    opens: 'queryPhrases',
    texts: ['case', 'reading', 'report'],
    menu: { text: 'phrases', key: 's', shownTo: 'changePhrases' },
    load: async () => (await import('./screens/phrases-screen.tsx')).PhrasesScreen,
  },
  ecgPhrases: {
    frame: 'menu',
    opens: 'changeMre',
    texts: ['ecgPhrases', 'errors'],
    under: 'phrases',
    load: async () => (await import('./screens/ecg-phrases-screen.tsx')).EcgPhrasesScreen,
  },
  /** Admins change credits; sales read them. */
  credits: {
    frame: 'menu',
    opens: 'queryCreditHospitals',
    texts: ['billing', 'errors'],
    menu: { text: 'credits', key: 'c', opensTab: true },
    load: async () => (await import('./screens/credits-screen.tsx')).CreditsScreen,
  },
  hospitals: {
    frame: 'menu',
    opens: 'queryOfficeHospitals',
    texts: ['admin', 'office', 'errors'],
    load: async () => (await import('./screens/hospitals-screen.tsx')).HospitalsScreen,
  },
  hospitalData: {
    frame: 'menu',
    opens: 'queryHospitalData',
    texts: ['admin', 'errors'],
    load: async () => (await import('./screens/hospital-data-screen.tsx')).HospitalDataScreen,
  },
  prices: {
    frame: 'menu',
    opens: 'queryPrices',
    texts: ['admin', 'errors', 'billing'],
    load: async () => (await import('./screens/prices-screen.tsx')).PricesScreen,
  },
} as const satisfies Record<PageId, PageRow>
