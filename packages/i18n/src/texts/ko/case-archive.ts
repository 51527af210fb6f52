import type { Translated } from '../../translated.ts'
import type { caseArchive as enUs } from '../en_us/case-archive.ts'

export const caseArchive: Translated<typeof enUs> = {
  fileName: '빠진 파일.txt',
  missing: '이 케이스의 파일 {{count}}개를 읽을 수 없어 이 ZIP에 없습니다:',
  ask: '나중에 하나씩 내려받거나 지원팀에 문의하세요.',
}
