import { expect, test } from 'vitest'
import { firstPermissions, RIGHTS, rightsIn, servicesOf, withRights } from './permissions.ts'

test('ROLE-4 the rights are those of the specification', () => {
  expect(RIGHTS).toEqual([
    'report.review',
    'report.async_review',
    'report.second_review',
    'report.second_review_required',
    'report.async_review_required',
    'tests.ecg1l.patch',
    'tests.ecg1l.review',
    'tests.ecg6l.patch',
    'tests.ecg6l.review',
    'tests.xray.patch',
    'tests.xray.review',
  ])
})

test('ROLE-4 permissions are nested by type, subtype, report and test', () => {
  const given = withRights({}, 'ecg1l', ['report.review', 'tests.ecg1l.patch', 'tests.xray.review'])
  expect(given).toEqual({
    etest: {
      ecg1l: {
        report: { review: true },
        tests: { ecg1l: { patch: true }, xray: { review: true } },
      },
    },
  })
  expect(rightsIn(given, 'ecg1l')).toEqual([
    'report.review',
    'tests.ecg1l.patch',
    'tests.xray.review',
  ])
  expect(rightsIn(given, 'ecg6l')).toEqual([])
})

test('ROLE-4 an absent flag and a false one are no right', () => {
  const given = { etest: { ecg1l: { report: { review: false }, tests: { xray: {} } }, er: {} } }
  expect(servicesOf(given)).toEqual([])
  expect(servicesOf({})).toEqual([])
})

test('ROLE-4 the rights in one service change without those in another', () => {
  const both = withRights(withRights({}, 'econsult', ['report.review']), 'ecg6l', [
    'tests.ecg6l.patch',
  ])
  expect(servicesOf(both)).toEqual(['econsult', 'ecg6l'])
  expect(withRights(both, 'econsult', [])).toEqual({
    etest: { ecg6l: { tests: { ecg6l: { patch: true } } } },
  })
})

test.each([
  ['cardiologist', ['report.review']],
  ['patcher', ['tests.xray.patch']],
  ['reviewer', []],
  ['vet', []],
  ['internal_admin', []],
] as const)('a new %s has the rights %j in eConsults', (role, rights) => {
  expect(rightsIn(firstPermissions(role), 'econsult')).toEqual(rights)
})
