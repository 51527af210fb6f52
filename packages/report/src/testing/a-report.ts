import { emptyClinicalInput } from '@systole/domain/clinical/clinical-input'
import type { ReportModel } from '../model.ts'

/** Builds a realistic Advance report on Biscuit; tests override the relevant fields. */
export function aReport(given: Partial<ReportModel> = {}): ReportModel {
  return {
    format: 1,
    language: 'en_us',
    caseNumber: 'EC-24790',
    mode: 'advance',
    revision: '20261120014200',
    reason: '',
    timeZone: 'Asia/Hong_Kong',
    hospital: {
      name: 'Tiong Bahru Veterinary Clinic',
      address: '12 Seng Poh Road, Singapore 160012',
      phone: '+65 6000 0000',
    },
    patient: {
      name: 'Biscuit',
      identifier: 'M-20418',
      species: 'dog',
      otherSpecies: '',
      breed: 'Cavalier King Charles Spaniel',
      breedZhHk: '查理士王小獵犬',
      gender: 'M',
      neutered: 'snipped',
      birthDate: '2017-10-02',
      ageYears: 9.13,
      weightGrams: 9800,
    },
    clinical: {
      ...emptyClinicalInput(),
      respiratoryRate: '32',
      medicalHistory: 'Murmur first heard 2 years ago.',
    },
    answers: [
      {
        type: 'needMoreInfoAboutTreatmentPlan',
        question: '',
        answer: 'The left atrium and left ventricle are enlarged on both views.',
      },
      {
        type: 'fullEvaluationAndAnesthesiaPlan',
        question: '',
        answer: 'Moderate risk. Keep fluids low and monitor blood pressure.',
      },
      {
        type: 'additional_question_1',
        question: 'How soon should we repeat the X-ray?',
        answer: 'In 3 to 4 months.',
      },
    ],
    recommendations: [
      { name: 'Echocardiography before changing treatment', priority: 'strongly recommended' },
      { name: 'NT-proBNP at the next visit', priority: 'could consider' },
    ],
    notes: 'The ECG trace was too short to measure the QT interval.',
    quality: 'acceptable',
    signature: {
      name: 'Mei Tanaka',
      title: 'Specialist in cardiology',
      licence: 'VSB-1042',
      signedAt: '20261120014200',
    },
    files: [{ name: 'biscuit_thorax.dcm', kind: 'chestXray', addedAt: '20261119031000' }],
    deadline: { submittedAt: '20261119073000', dueAt: '20261120073000' },
    ...given,
  }
}
