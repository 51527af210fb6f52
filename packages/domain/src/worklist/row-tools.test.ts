import { expect, test } from 'vitest'
import type { UserType } from '../accounts/user-type.ts'
import { mayReject, type RowFacts, type RowTool, rowTools } from './row-tools.ts'

const FREE: RowFacts = { status: 'submit', hasReport: false, credits: 'none' }
const OWED: RowFacts = { ...FREE, credits: 'deduct' }
const DONE: RowFacts = { status: 'close', hasReport: true, credits: 'refund' }

const ROWS: [UserType, RowFacts, RowTool[]][] = [
  ['internal_admin', FREE, ['log', 'pet', 'person', 'message', 'note', 'reviewer', 'reject']],
  [
    'internal_admin',
    { ...FREE, status: 'upload' },
    ['log', 'pet', 'person', 'message', 'note', 'reject'],
  ],
  [
    'internal_admin',
    OWED,
    ['log', 'pet', 'person', 'message', 'note', 'deduct', 'reviewer', 'reject'],
  ],
  [
    'internal_admin',
    DONE,
    ['report', 'log', 'pet', 'person', 'message', 'note', 'refund', 'resend'],
  ],
  ['cardiologist', FREE, ['case', 'log', 'pet', 'person']],
  ['cardiologist', DONE, ['case', 'report', 'log', 'pet', 'person']],
  ['patcher', FREE, ['case', 'pet', 'person', 'message', 'note']],
  ['patcher', OWED, ['case', 'pet', 'person', 'message', 'note', 'deduct']],
  ['patcher', DONE, ['case', 'report', 'pet', 'person', 'message', 'note', 'refund']],
  // a message is about a submitted case, and a case page of one; the office opens every case
  ['patcher', { ...FREE, status: 'upload' }, ['person', 'note']],
  ['sales', DONE, ['person', 'refund']],
  // NOTE-1: of the four notes of an ECG case a reviewer writes three, and of an eConsult none
  [
    'reviewer',
    { ...FREE, service: 'ecg1l', status: 'ready_for_review' },
    ['case', 'pet', 'person', 'message', 'note'],
  ],
  ['reviewer', FREE, ['case', 'pet', 'person', 'message']],
]

test.each(ROWS)('STAFF-2 ROLE-3 %s of a case %j may use %j', (userType, facts, tools) => {
  expect(rowTools(facts, userType)).toEqual(tools)
})

test('STAFF-2 E7 an admin asks an async second reviewer about the released report of an ECG', () => {
  const done: RowFacts = { service: 'ecg1l', status: 'done', hasReport: true, credits: 'none' }
  expect(rowTools(done, 'internal_admin')).toContain('asyncReviewer')
  expect(rowTools(done, 'reviewer')).not.toContain('asyncReviewer')
  const open: RowFacts = { ...done, status: '1st_reviewing', hasReport: false }
  expect(rowTools(open, 'internal_admin')).not.toContain('asyncReviewer')
})

test('STAFF-2 a case whose report is corrected has its report, and is with a cardiologist', () => {
  const corrected: RowFacts = { status: 'data_processing', hasReport: true, credits: 'none' }
  expect(rowTools(corrected, 'internal_admin')).toContain('reviewer')
  expect(rowTools(corrected, 'internal_admin')).toContain('report')
})

test.each([
  ['internal_admin', 'open', true],
  ['internal_admin', 'upload', true],
  ['internal_admin', 'submit', true],
  ['internal_admin', 'data_processing', true],
  ['internal_admin', 'close', false],
  ['internal_admin', 'reject', false],
  ['cardiologist', 'data_processing', false],
  ['patcher', 'submit', false],
  ['vet', 'upload', false],
] as const)('STAFF-2 whether %s may reject a case that is %s: %s', (userType, status, may) => {
  expect(mayReject(status, userType)).toBe(may)
})
