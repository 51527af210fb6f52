import { expect, test } from 'vitest'
import { isInOtherScript } from './script.ts'

const ENGLISH = 'The cardiac silhouette is of normal size and shape.'
const CHINESE = '心影大小及形態正常，未見肺水腫或胸腔積液。'
const JAPANESE = '心陰影の大きさと形は正常で、肺水腫は認められません。'
const KOREAN = '심장 음영의 크기와 모양은 정상이며 폐수종은 보이지 않습니다.'

test.each([
  ['en_us', ENGLISH, false],
  ['en_us', CHINESE, true],
  ['zh_hk', CHINESE, false],
  ['zh_hk', `${CHINESE} Pimobendan 1.25 mg BID, VHS 10.4 v.`, false],
  ['zh_hk', ENGLISH, true],
  ['zh_cn', KOREAN, true],
  ['ja', JAPANESE, false],
  ['ja', CHINESE, true],
  ['ko', KOREAN, false],
  ['ko', JAPANESE, true],
  ['ja', '', false],
  ['zh_hk', 'Pimobendan 1.25 mg', false],
] as const)(
  'STAFF-4 a report in %s that says %j is in another script: %s',
  (language, text, is) => {
    expect(isInOtherScript(text, language)).toBe(is)
  },
)
