import { expect, test } from 'vitest'
import { parseSearch, paths, searchOf, stringifySearch } from './pages.ts'

test('every page has its address', () => {
  expect({
    home: paths.home(),
    login: paths.login(),
    loginFromReport: paths.login({ caseId: 'u1', from: 'econsult-report', revision: '2' }),
    loginBack: paths.login({ next: '/test-detail?usid=u1' }),
    main: paths.main(),
    mainAfterPayment: paths.main({ mode: 'success', pg_type: 'sandbox', id: 'c1' }),
    ongoing: paths.ongoing(),
    newTest: paths.newTest(),
    newPet: paths.newTest({ tab: 'new' }),
    testDetail: paths.testDetail({ caseId: 'u1' }),
    followUp: paths.testDetail({ caseId: 'u2', originalId: 'u1' }),
    inspectionOnly: paths.testDetail({ caseId: 'u1', mode: 2, stage: 3 }),
    report: paths.report(),
    econsultReport: paths.econsultReport({ caseId: 'u1', revision: '20261120060200' }),
    hospital: paths.hospital(),
    worklist: paths.worklist(),
    officeCase: paths.officeCase({ caseId: 'u1', tab: 'log' }),
    account: paths.account(),
    reading: paths.reading({ caseId: 'u1' }),
    resetPassword: paths.resetPassword({ token: 't' }),
    register: paths.register({ lang: 'tw' }),
    confirmRegistration: paths.confirmRegistration({ token: 't' }),
    applications: paths.applications({ show: 'waiting' }),
    application: paths.applications({ id: 'r1' }),
    undelivered: paths.undelivered(),
    system: paths.system(),
    hospitalData: paths.hospitalData({ id: 'h1' }),
    payments: paths.payments({ id: 'checkout_1' }),
    phrases: paths.phrases(),
    credits: paths.credits({ id: 'hospital_1' }),
  }).toMatchInlineSnapshot(`
    {
      "account": "/account",
      "application": "/applications?id=r1",
      "applications": "/applications?show=waiting",
      "confirmRegistration": "/confirm-registration?token=t",
      "credits": "/credits?id=hospital_1",
      "econsultReport": "/econsult-report?usid=u1&revision=20261120060200",
      "followUp": "/test-detail?usid=u2&ousid=u1",
      "home": "/",
      "hospital": "/hospital",
      "hospitalData": "/hospital-data?id=h1",
      "inspectionOnly": "/test-detail?usid=u1&mode=2&stage=3",
      "login": "/login",
      "loginBack": "/login?next=%2Ftest-detail%3Fusid%3Du1",
      "loginFromReport": "/login?usid=u1&from=econsult-report&revision=2",
      "main": "/main",
      "mainAfterPayment": "/main?mode=success&pg_type=sandbox&id=c1",
      "newPet": "/new-test?tab=new",
      "newTest": "/new-test",
      "officeCase": "/case?usid=u1&tab=log",
      "ongoing": "/ongoing",
      "payments": "/payments?id=checkout_1",
      "phrases": "/phrases",
      "reading": "/reading?usid=u1",
      "register": "/register?lang=tw",
      "report": "/report",
      "resetPassword": "/reset-password?token=t",
      "system": "/system",
      "testDetail": "/test-detail?usid=u1",
      "undelivered": "/undelivered",
      "worklist": "/worklist",
    }
  `)
})

test('an id of digits stays text', () => {
  expect(searchOf('econsultReport', parseSearch('?usid=0012&revision=20261120060200'))).toEqual({
    caseId: '0012',
    revision: '20261120060200',
  })
})

test.each([
  ['?stage=1', 1],
  ['?stage=4', 4],
  ['?stage=0', undefined],
  ['?stage=5', undefined],
  ['?stage=two', undefined],
  ['?stage=', undefined],
])('%s opens stage %s', (search, stage) => {
  expect(searchOf('testDetail', parseSearch(search)).stage).toBe(stage)
})

test('what the route has read a screen reads the same again', () => {
  const read = searchOf('testDetail', parseSearch('?usid=case_1&stage=4&mode=2'))
  expect(searchOf('testDetail', read)).toEqual(read)
  expect(read).toEqual({ caseId: 'case_1', stage: 4, mode: 2 })
})

test('fields that are not known are left out', () => {
  expect(searchOf('login', { lang: 'zh_hk', evil: '<script>', caseId: '  ' })).toEqual({
    lang: 'zh_hk',
  })
})

test('a new test starts with a registered pet unless asked for a new one', () => {
  expect(searchOf('newTest', {}).tab).toBeUndefined()
  expect(searchOf('newTest', { tab: 'registered' }).tab).toBe('registered')
  expect(searchOf('newTest', { tab: 'new' }).tab).toBe('new')
})

test('an address names a case as it always did, and code by the name of the domain', () => {
  const query = '?usid=case_2&ousid=case_1'
  expect(parseSearch(query)).toEqual({ caseId: 'case_2', originalId: 'case_1' })
  expect(stringifySearch({ caseId: 'case_2', originalId: 'case_1' })).toBe(query)
})

test('a query is written as it is read', () => {
  expect(stringifySearch({ next: '/main?a=b&c=d', none: undefined })).toBe(
    '?next=%2Fmain%3Fa%3Db%26c%3Dd',
  )
  expect(stringifySearch({})).toBe('')
})
