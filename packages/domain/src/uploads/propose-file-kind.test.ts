import { expect, test } from 'vitest'
import { type DicomFacts, NO_DICOM_FACTS } from './file-facts.ts'
import { proposeFileKind } from './propose-file-kind.ts'

test.each<[Partial<DicomFacts>, string | undefined]>([
  [{ modality: 'ECG' }, 'ecg'],
  [{ modality: 'HD' }, 'ecg'],
  [{ modality: 'US' }, 'echo'],
  [{ modality: 'US', seriesDescription: 'Abdomen' }, 'echo'],
  [{ modality: 'CR', bodyPart: 'THORAX' }, 'chestXray'],
  [{ modality: 'DX', bodyPart: 'CHEST' }, 'chestXray'],
  [{ modality: 'dx', bodyPart: 'ABDOMEN' }, 'otherXray'],
  [{ modality: 'DX', bodyPart: 'ABDOMEN', seriesDescription: 'Thorax VD' }, 'otherXray'],
  [{ modality: 'RG', seriesDescription: 'Thorax right lateral' }, 'chestXray'],
  [{ modality: 'RG', seriesDescription: '胸部 側面' }, 'chestXray'],
  [{ modality: 'DX', seriesDescription: '흉부 VD' }, 'chestXray'],
  [{ modality: 'DX', seriesDescription: 'Stifle ML' }, 'otherXray'],
  [{ modality: 'DX', bodyPart: 'WHOLEBODY' }, undefined],
  [{ modality: 'DX' }, undefined],
  [{ modality: 'CT' }, 'others'],
  [{ modality: 'OT', seriesDescription: 'ECG strip' }, 'ecg'],
  [{ modality: 'OT' }, undefined],
])('a DICOM file of %j is proposed as %s', (facts, kind) => {
  const dicom = { ...NO_DICOM_FACTS, ...facts }
  expect(proposeFileKind({ name: 'IM000001.dcm', facts: { dicom } })).toBe(kind)
})

test('the name contains the region that a radiograph leaves out', () => {
  const dicom = { ...NO_DICOM_FACTS, modality: 'DX' }
  expect(proposeFileKind({ name: 'thorax_R_lat.dcm', facts: { dicom } })).toBe('chestXray')
})

test('samples are an ECG whatever the file is called', () => {
  const ecg = { leads: ['II'], samplesPerSecond: 500, durationSeconds: 10 }
  expect(proposeFileKind({ name: 'blood.json', facts: { ecg } })).toBe('ecg')
})

test.each([
  ['thorax_R_lat.png', 'chestXray'],
  ['ChestLateral.jpg', 'chestXray'],
  ['CXR-VD.pdf', 'chestXray'],
  ['胸部X光.png', 'chestXray'],
  ['胸部レントゲン.jpg', 'chestXray'],
  ['흉부 엑스레이.jpg', 'chestXray'],
  ['abdomen VD.png', 'otherXray'],
  ['腹部.png', 'otherXray'],
  ['ecg_dog.pdf', 'ecg'],
  ['EKG-2026.pdf', 'ecg'],
  ['心電圖.pdf', 'ecg'],
  ['심전도.pdf', 'ecg'],
  ['holter report.pdf', 'ecg'],
  ['echo_4ch.mp4', 'echo'],
  ['心臟超聲.pdf', 'echo'],
  ['心エコー.mp4', 'echo'],
  ['심초음파.mp4', 'echo'],
  ['blood 2026-11.pdf', 'bloodTest'],
  ['CBC.pdf', 'bloodTest'],
  ['血檢報告.pdf', 'bloodTest'],
  ['血液検査.pdf', 'bloodTest'],
  ['혈액검사.pdf', 'bloodTest'],
  ['ntprobnp.pdf', 'ntProBnpTt4'],
  ['NT-proBNP blood.pdf', 'ntProBnpTt4'],
  ['TT4.pdf', 'ntProBnpTt4'],
  ['dog.json', 'ecg'],
  ['4711.avi', 'echo'],
  ['export.mkv', 'echo'],
  ['IMG_2031.mov', undefined],
  ['WhatsApp Video 2026.mp4', undefined],
  ['20261120_101500.mp4', undefined],
  ['scan.pdf', undefined],
  ['xray.jpg', undefined],
  ['IM000001.dcm', undefined],
  ['murmur.wav', undefined],
  ['label.pdf', undefined],
])('%s is proposed as %s', (name, kind) => {
  expect(proposeFileKind({ name })).toBe(kind)
})
