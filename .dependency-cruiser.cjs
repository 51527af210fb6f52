/** The boundaries between folders: which may import which. Each has a planted violation in tools/planted-violations.test.ts. */

const TEST = '\\.(test|db\\.test|e2e)\\.tsx?$|/testing/'
const OUTSIDE_THE_PRODUCT = '^(e2e|tools|bench)/'

const only = (name, from, allowed, why) => ({
  name,
  comment: why,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { pathNot: [from, ...allowed] },
})
const never = (name, from, to, why) => ({ name, comment: why, severity: 'error', from, to })

const packages = [
  only(
    'domain-is-pure',
    '^packages/domain/src/',
    ['node_modules/zod/', '^packages/ecg/src/formats/recording-names\\.ts$'],
    'Rules run in the browser and on the server.',
  ),
  only(
    'contract-knows-only-domain',
    '^packages/contract/src/',
    ['^packages/domain/src/', 'node_modules/zod/'],
    'A call is data, not behaviour.',
  ),
  only('ecg-is-pure', '^packages/ecg/src/', [], 'Signal maths takes arrays and returns arrays.'),
  only(
    'dicom-is-pure',
    '^packages/dicom/src/',
    ['^packages/(domain|ecg)/src/', 'node_modules/dicom-parser/'],
    'It reads bytes in the browser and on the server.',
  ),
  only('texts-are-pure', '^packages/i18n/src/', [], 'Texts are data.'),
  only(
    'report-knows-domain-and-texts',
    '^packages/report/src/',
    ['^packages/(domain|i18n)/src/', 'node_modules/zod/'],
    'The page and the PDF render one model.',
  ),
  never(
    'fixtures-serve-demo-and-tests',
    { pathNot: ['^packages/fixtures/', '^apps/server/src/demo/', TEST, OUTSIDE_THE_PRODUCT] },
    { path: '^packages/fixtures/' },
    'A made-up heart belongs to no patient.',
  ),
  never(
    'packages-not-apps',
    { path: '^packages/' },
    { path: '^apps/' },
    'Shared code may not know who uses it.',
  ),
]

const apps = [
  never(
    'apps-are-separate',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
    'Web and server meet in contract.',
  ),
  never(
    'features-are-separate',
    { path: '^apps/([^/]+)/src/features/([^/]+)/', pathNot: TEST },
    {
      path: '^apps/$1/src/features/',
      pathNot: [
        '^apps/$1/src/features/$2/',
        // one trace component draws an ECG in file viewers, workbench, wizard and framed pages
        '^apps/web/src/features/ecg-trace/',
        // and one chart its RR intervals, in workbench, wizard and framed page
        '^apps/web/src/features/ecg-bars/',
        // the values of an ECG are beside its trace wherever it is read
        '^apps/web/src/features/ecg-values/(ecg-values-panel|recorded-patient)\\.tsx?$',
        // every figure of the operations page leads to the worklist with a filter
        '^apps/web/src/features/worklist/worklist-filter\\.ts$',
        '^apps/server/.*(-store|\\.(job|queue))\\.ts$',
        // opening an account sends its welcome mail and limits attempts like sign-in; disabling one ends everything that belongs
        // to it; signing a report requires proof of identity
        '^apps/server/src/features/accounts/(passwords/welcome-link|sign-in/(limit-attempts|require-proof)|close-account)\\.ts$',
        // a released report closes its open enquiries
        '^apps/server/src/features/enquiries/withdraw-open-enquiry\\.ts$',
        // taking a case by its status and writing its report depend on the lease; calls that change the lease return the case
        '^apps/server/src/features/(claims/(not-assigned-error|release-expired-claim|reassign-case)|cases/present-case)\\.ts$',
        // rejecting a case returns its credits, and a step that submits a case deducts them, in the same transaction
        '^apps/server/src/features/credits/case-credits/(return-credits|submit-with-credits)\\.ts$',
        // the recordings of a hospital are asked for like its other facts: its own, or those of the one that staff name
        '^apps/server/src/features/hospitals/chosen-hospital\\.ts$',
        // the notes of an ECG review are notes of its case
        '^apps/server/src/features/cases/notes/save-case-note\\.ts$',
        // ending an untouched case removes its files as an upload is removed, by the same name
        '^apps/server/src/features/uploads/file-id\\.ts$',
        // bytes that leave the storage are verified while they are read
        '^apps/server/src/features/storage/read-intact\\.ts$',
        // the recordings of an ECG are read in the contents process from a local copy, like previews
        '^apps/server/src/features/previews/(local-copy|worker/task)\\.ts$',
        // an ECG page and the measurements of a test show recordings and revisions as their own calls do
        '^apps/server/src/features/ecg-patches/present-(patch|measurements)\\.ts$',
        // the addresses of a recording are made in one place; a patch revision may ask for beats of another sensitivity
        '^apps/server/src/features/ecg-recordings/(recording-url|make-analysis|present-recordings)\\.ts$',
        // an admin assigns an asynchronous review by the call that assigns a case
        '^apps/server/src/features/ecg-reviews/ask-async-review\\.ts$',
        // a case is looked up, submitted and recorded by the same code for every call
        '^apps/server/src/features/cases/(require|submit|record)-case\\.ts$',
        // an ECG case goes on as soon as it is submitted and a recording of it is read, whichever is last
        '^apps/server/src/features/cases/ecg/(take-imported|no-further-recordings)\\.ts$',
        // a payment with credits meets the same requirements as a card payment; a case is fixed while a bank confirms its payment
        '^apps/server/src/features/payments/checkouts/(payable-facts|refuse-while-paying)\\.ts$',
        // cases and pets are opened and edited only with a plan
        '^apps/server/src/features/credits/plans/require-plan\\.ts$',
        // a report is mailed again as it was mailed first; a bounced mail is reported in the same way wherever it is detected
        '^apps/server/src/features/(reports/(send-)?report-mails?|notifications/notify-mail-bounced)\\.ts$',
      ],
    },
    'Compose features in a screen or in app.ts.',
  ),
]

/** The mechanism; and the mails of reports, which have a layout of their own and attachments. */
const MAIL_SENDERS =
  '^apps/server/src/(mails/send-portal-mail|features/reports/send-report-mails)\\.ts$'

const server = [
  never(
    'features-see-ports',
    {
      path: '^apps/server/src/',
      pathNot: [
        '^apps/server/src/(create-context|open-storage|open-gateways)\\.ts$',
        '^apps/server/src/adapters/',
        TEST,
      ],
    },
    { path: '^apps/server/src/adapters/' },
    'Adapters are chosen in create-context.ts, open-storage.ts and open-gateways.ts.',
  ),
  never(
    'sql-lives-in-stores',
    {
      path: '^apps/server/src/',
      pathNot: ['-store\\.ts$', '^apps/server/src/(db|adapters|jobs)/', TEST],
    },
    { path: 'node_modules/(drizzle-orm|pg|@types/pg)/' },
    'One file of a feature knows the tables; jobs/ enqueues inside a transaction.',
  ),
  never(
    'one-record-of-a-case',
    {
      path: '^apps/server/src/',
      pathNot: ['^apps/server/src/features/cases/record-case\\.ts$', TEST],
    },
    { path: '^apps/server/src/features/cases/case-log-store\\.ts$' },
    'recordCase writes the case log and the audit, so that neither is forgotten.',
  ),
  never(
    'one-way-to-mail',
    { path: '^apps/server/src/(features|mails)/', pathNot: [TEST, MAIL_SENDERS] },
    { path: '^apps/server/src/(features/notifications/mail-queue-store|mails/mail-layout)\\.ts$' },
    'sendPortalMail knows brand, language and layout; a mail is its texts, facts and recipients.',
  ),
  never(
    'chunk-store-is-behind-its-port',
    {
      path: '^apps/server/src/',
      pathNot: ['^apps/server/src/features/uploads/chunk-store/', TEST],
    },
    {
      path: '^apps/server/src/features/uploads/chunk-store/',
      pathNot: '/chunk-store/(create-)?chunk-store\\.ts$',
    },
    'One object owns the state of an upload; what it consists of is its own affair.',
  ),
]

const web = [
  never(
    'ui-knows-no-feature',
    { path: '^apps/web/src/(ui|theme)/', pathNot: TEST },
    { path: '^apps/web/src/(features|screens|shell)/|^apps/web/src/(routes|main)\\.tsx$' },
    'Parts of the design know nothing of cases.',
  ),
  never(
    'features-know-no-screen',
    { path: '^apps/web/src/features/', pathNot: TEST },
    { path: '^apps/web/src/screens/|^apps/web/src/(routes|main)\\.tsx$' },
    'A screen composes features.',
  ),
  never(
    'screens-know-no-route',
    { path: '^apps/web/src/screens/', pathNot: TEST },
    { path: '^apps/web/src/(routes|main)\\.tsx$' },
    'Addresses come from the pages of the contract.',
  ),
  never(
    'only-viewers-know-cornerstone',
    { path: '^apps/web/src/', pathNot: '^apps/web/src/features/viewers/' },
    { path: 'node_modules/@cornerstonejs/' },
    'It is large and loaded only with a picture.',
  ),
]

const everywhere = [
  never(
    'production-not-tests',
    { pathNot: [TEST, OUTSIDE_THE_PRODUCT, '\\.config\\.ts$'] },
    { path: `${TEST}|${OUTSIDE_THE_PRODUCT}` },
    'Test help stays in tests.',
  ),
  never(
    'unit-tests-open-no-database',
    { path: '\\.test\\.ts$', pathNot: ['\\.db\\.test\\.ts$', '^e2e/', '^tools/'] },
    {
      path: 'node_modules/(pg|@playwright|playwright-core)/|/testing/(test-app|test-database|database-connection)\\.ts$|/embedded-postgres\\.ts$',
    },
    'Tests with a database are called *.db.test.ts; journeys are in e2e/.',
  ),
  never(
    'no-cycles',
    {},
    { circular: true },
    'A cycle hides a missing module; a type that two modules need belongs to the lower one or to its own.',
  ),
  never(
    'resolvable',
    {},
    { couldNotResolve: true, pathNot: '^virtual:texts/' }, // made by apps/web/text-modules.ts
    'Misspelt or undeclared import.',
  ),
]

module.exports = {
  forbidden: [...packages, ...apps, ...server, ...web, ...everywhere],
  options: {
    parser: 'swc', // TypeScript 7 has no compiler API
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
}
