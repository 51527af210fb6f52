import { expect, test } from 'vitest'
import { paths } from './paths.ts'

test('every address is written once, here', () => {
  expect({
    home: paths.home(),
    login: paths.login(),
    loginFromReport: paths.login({ usid: 'u1', from: 'econsult-report', revision: '2' }),
    loginBack: paths.login({ next: '/test-detail?usid=u1' }),
    main: paths.main(),
    mainAfterPayment: paths.main({ mode: 'success', pg_type: 'sandbox', id: 'c1' }),
    ongoing: paths.ongoing(),
    newTest: paths.newTest(),
    newPet: paths.newTest({ tab: 'new' }),
    testDetail: paths.testDetail({ usid: 'u1' }),
    followUp: paths.testDetail({ usid: 'u2', ousid: 'u1' }),
    inspectionOnly: paths.testDetail({ usid: 'u1', mode: 2, stage: 3 }),
    report: paths.report(),
    econsultReport: paths.econsultReport({ usid: 'u1', revision: '20261120060200' }),
    hospital: paths.hospital(),
    worklist: paths.worklist(),
    reading: paths.reading({ usid: 'u1' }),
    resetPassword: paths.resetPassword({ token: 't' }),
    register: paths.register({ lang: 'tw' }),
    userManual: paths.userManual('en'),
  }).toMatchInlineSnapshot(`
    {
      "econsultReport": "/econsult-report?usid=u1&revision=20261120060200",
      "followUp": "/test-detail?usid=u2&ousid=u1",
      "home": "/",
      "hospital": "/hospital",
      "inspectionOnly": "/test-detail?usid=u1&mode=2&stage=3",
      "login": "/login",
      "loginBack": "/login?next=%2Ftest-detail%3Fusid%3Du1",
      "loginFromReport": "/login?usid=u1&from=econsult-report&revision=2",
      "main": "/main",
      "mainAfterPayment": "/main?mode=success&pg_type=sandbox&id=c1",
      "newPet": "/new-test?tab=new",
      "newTest": "/new-test",
      "ongoing": "/ongoing",
      "reading": "/reading?usid=u1",
      "register": "/register?lang=tw",
      "report": "/report",
      "resetPassword": "/reset-password?token=t",
      "testDetail": "/test-detail?usid=u1",
      "userManual": "/manual/systole-user-manual-en.pdf",
      "worklist": "/worklist",
    }
  `)
})
