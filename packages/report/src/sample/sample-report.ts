import { emptyClinicalInput } from '@systole/domain/clinical/clinical-input'
import type { Language } from '@systole/i18n/languages'
import type { ReportModel } from '../model.ts'
import { SAMPLE_WORDS } from './sample-words.ts'

/** Builds a fictional Advance report as a sample for clinics. */
export function sampleReport(language: Language): ReportModel {
  const words = SAMPLE_WORDS[language === 'zh_cn' ? 'zh_hk' : language] // the report converts (RVIEW-4)
  const empty = emptyClinicalInput()
  return {
    format: 1,
    language,
    caseNumber: 'EC-00000',
    mode: 'advance',
    revision: '20260115014200',
    reason: '',
    timeZone: 'Asia/Hong_Kong',
    hospital: { name: words.hospital, address: words.address, phone: '+852 0000 0000' },
    patient: {
      name: 'Biscuit',
      identifier: '0000',
      species: 'dog',
      otherSpecies: '',
      breed: 'Cavalier King Charles Spaniel',
      breedZhHk: '騎士查理王小獵犬',
      gender: 'M',
      neutered: 'snipped',
      birthDate: '2016-12-02',
      birthDateEstimated: false,
      ageYears: 9.12,
      weightGrams: 9800,
    },
    clinical: {
      ...empty,
      respiratoryRate: '32',
      breathingSound: { breathingSoundKind: 'normal', otherBreathingSound: '' },
      clinicalSigns: {
        ...empty.clinicalSigns,
        frequentCough: true,
        lethargy: true,
      },
      auscultation: {
        murmurGrade: '4',
        murmurTiming: 'systolic',
        gallop: 'no',
        muffledSounds: 'no',
        murmurLocation: 'left',
        murmurSegment: 'apical',
      },
      medicalHistory: words.history,
      dosingInformation: words.dosing,
      dataValid: true,
    },
    answers: [
      { type: 'needMoreInfoAboutTreatmentPlan', question: '', answer: words.plan },
      { type: 'fullEvaluationAndAnesthesiaPlan', question: '', answer: words.anesthesia },
      { type: 'additional_question_1', question: words.ownQuestion, answer: words.ownAnswer },
    ],
    recommendations: [
      { name: words.advice[0], priority: 'strongly recommended' },
      { name: words.advice[1], priority: 'recommended' },
      { name: words.advice[2], priority: 'could consider' },
    ],
    notes: '',
    quality: 'acceptable',
    signature: {
      name: words.signer,
      title: words.signerTitle,
      licence: '',
      signedAt: '20260115014200',
    },
    files: [
      { name: 'thorax_R_lat.dcm', kind: 'chestXray', addedAt: '20260114093000' },
      { name: 'thorax_VD.dcm', kind: 'chestXray', addedAt: '20260114093100' },
      { name: 'ecg_6L.json', kind: 'ecg', addedAt: '20260114093400' },
      { name: 'echo_4ch.mp4', kind: 'echo', addedAt: '20260114094000' },
    ],
    deadline: { submittedAt: '20260114100000', dueAt: '20260115100000' },
  }
}
