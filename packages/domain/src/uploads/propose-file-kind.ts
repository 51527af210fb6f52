import { extensionOf } from './accepted-formats.ts'
import type { DicomFacts, FileFacts } from './file-facts.ts'
import type { FileKind } from './file-kind.ts'

/** The file kind of each modality; `null` is a radiograph, whose kind depends on the body part. PS3.3 C.7.3.1.1.1. */
const KIND_OF_MODALITY: Record<string, FileKind | null> = {
  ECG: 'ecg',
  HD: 'ecg',
  EPS: 'ecg',
  US: 'echo',
  CR: null,
  DX: null,
  RG: null,
  RF: null,
  CT: 'others',
  MR: 'others',
  NM: 'others',
  PT: 'others',
}

const CHEST = /thora|chest|\bcxr\b|\btho\b|lung|heart|cardiac|胸|心臓|心臟|心脏|흉부|흉곽|가슴/i
const ELSEWHERE =
  /abdom|\babd\b|pelvi|\bhip|femur|stifle|knee|elbow|shoulder|spine|lumbar|cervical|skull|head|dental|limb|tibia|carpus|tarsus|腹|骨盤|骨盆|脊|頭|头|腰|四肢|膝|복부|골반|척추|두개/i
const RADIOGRAPH = /x-?ray|radiogra|x光|xレイ|レントゲン|엑스레이|방사선/i

/** Words of file names and descriptions, the most specific first. */
const KIND_OF_WORDS: readonly (readonly [RegExp, FileKind])[] = [
  [/bnp|\btt?4\b|thyro|甲状腺|甲狀腺|갑상선/i, 'ntProBnpTt4'],
  [/\b(ecg|ekg)|holter|electrocardiogra|心電|心电|심전도/i, 'ecg'],
  [
    /echo|ultrasound|sonogra|doppler|m-?mode|\b[2345]ch\b|\bus\b|超聲|超声|超音波|エコー|초음파/i,
    'echo',
  ],
  [
    /blood|\b(cbc|lab|labs|chem|hct|pcv)\b|h(a)?ematolog|biochem|血檢|血检|血液|血常|驗血|验血|化驗|化验|生化|혈액|검사결과/i,
    'bloodTest',
  ],
]

/** The usual kind of a file of this format. Clips of phones and documents are not included, because they may be anything. */
const KIND_OF_FORM: Record<string, FileKind> = {
  json: 'ecg',
  avi: 'echo',
  mkv: 'echo',
  mp4: 'echo',
  mov: 'echo',
}
const FROM_A_TELEPHONE =
  /^(img|vid|video|pxl|mov|mvi|dsc|whatsapp|wechat|mmexport|screen)([ _-]|\d)|^\d{8}[ _-]/i

/** Proposes a kind for a file, from its content first, then its name; `undefined` if uncertain. Issue 4, "Queue". */
export function proposeFileKind(file: {
  name: string
  facts?: FileFacts | undefined
}): FileKind | undefined {
  const { dicom, ecg } = file.facts ?? {}
  const words = asWords(file.name)
  const byContent = ecg ? 'ecg' : dicom && kindOfDicom(dicom, words)
  return byContent ?? kindOfWords(words) ?? kindOfForm(file.name)
}

function kindOfDicom(dicom: DicomFacts, name: string): FileKind | undefined {
  const kind = KIND_OF_MODALITY[dicom.modality?.toUpperCase() ?? '']
  const described = [dicom.bodyPart, dicom.seriesDescription].map((text) => asWords(text ?? ''))
  if (kind === undefined) return kindOfWords(described.join(' '))
  return kind ?? regionOf(described[0]) ?? regionOf(described[1]) ?? regionOf(name)
}

function kindOfWords(words: string): FileKind | undefined {
  const stated = KIND_OF_WORDS.find(([pattern]) => pattern.test(words))?.[1]
  if (stated !== undefined && !RADIOGRAPH.test(words)) return stated
  return regionOf(words)
}

function regionOf(words = ''): FileKind | undefined {
  if (CHEST.test(words)) return 'chestXray'
  return ELSEWHERE.test(words) ? 'otherXray' : undefined
}

function kindOfForm(name: string): FileKind | undefined {
  return FROM_A_TELEPHONE.test(name) ? undefined : KIND_OF_FORM[extensionOf(name)]
}

/**
 * Splits a file name into words: `thorax_R_lat-2.dcm` becomes `thorax R lat 2`. Separators, capitals and the extension end a
 * word.
 */
function asWords(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/[_.,()[\]+]+/g, ' ')
    .trim()
}
