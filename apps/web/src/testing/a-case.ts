import type { Case } from '@systole/contract/cases/wire-case'
import { emptyClinicalInput } from '@systole/domain/clinical/clinical-input'
import { aCasePet } from './a-case-pet.ts'

/** Creates Mochi's case, ready to be paid; a test sets only the fields that matter to it. */
export function aCase(changes: Partial<Case> = {}): Case {
  return {
    id: 'EC-24817',
    caseId: 'case_mochi',
    type: 'etest',
    serviceId: 'econsult',
    status: 'upload',
    date: new Date('2026-11-20T10:00:00Z'),
    updated: new Date('2026-11-20T11:00:00Z'),
    submitted: null,
    due: null,
    paused: null,
    expected: null,
    closed: null,
    opened: null,
    deletion: null,
    version: 3,
    pet: aCasePet({
      idx: '4821',
      birthDate: '2020-06-20',
      breed_id: 'cat-british-shorthair',
      owner: { name: 'Ms Lee', email: '', contact: '' },
    }),
    user: {
      uid: 'account_chan',
      name: 'Wing Chan',
      email: 'w.chan@harbour.test',
      country: 'HK',
      hospital: 'Harbour Animal Hospital',
      contact: '+852 2555 0101',
      distributor: '',
    },
    tag: [{ tagid: 7 }],
    extraInfo: { clone: '', absent_files: [] },
    cloned: false,
    required_credit: 0,
    clinical_input: { ...emptyClinicalInput(), dataValid: true },
    question_session: {
      mode: 'advance',
      time: '20261120103000',
      uid: 'account_chan',
      question_session: [
        {
          type: 'fullEvaluationAndAnesthesiaPlan',
          question: { time: '20261120103000', value: '' },
          answer: { time: '', value: '' },
        },
      ],
    },
    session_tests: [],
    result: '',
    note: [],
    session_release_report: null,
    payment: 'none',
    reader: null,
    revision: { report_revision: '' },
    ...changes,
  }
}
