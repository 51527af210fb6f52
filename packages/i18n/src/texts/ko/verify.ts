import type { Translated } from '../../translated.ts'
import type { verify as english } from '../en_us/verify.ts'

export const verify: Translated<typeof english> = {
  title: '보고서 확인',
  lead: '보고서가 진본이고 아직 유효한지 확인합니다. 환자나 병원의 정보는 표시되지 않습니다.',
  byNumbers: '보고서에 적힌 정보로 확인',
  number: '보고서 번호',
  revision: '개정판',
  code: '확인 코드',
  codeHint: 'K7QM-2X9D-4TZB 같은 12자리 영문자와 숫자',
  check: '확인',
  checking: '확인하는 중…',
  byFile: 'PDF 파일로 확인',
  fileText: 'PDF를 여기에 놓거나 선택하세요.',
  fileTouch: '보고서 PDF를 선택하세요.',
  choose: 'PDF 선택',
  fileLocal: '파일은 이 기기에 남고 지문만 전송됩니다.',
  genuine: '진본',
  genuineText: '우리가 발행한 보고서이며 현재 유효합니다.',
  superseded: '진본이지만 대체됨',
  supersededText:
    '우리가 발행한 보고서이지만 새 개정판으로 대체되었습니다. 최신판은 병원에 문의하세요.',
  unknown: '확인되지 않음',
  unknownText:
    '이 정보나 파일에 맞는 보고서가 없습니다. 열어서 다시 저장한 PDF는 다른 파일이므로 적힌 정보로 확인하세요.',
  signedBy: '서명자',
  newest: '최신 개정판',
  kind: '종류',
  kinds: {
    report: '보고서',
    addendum: '추가 내용이 있는 보고서',
    correction: '정정된 보고서',
  },
  missing: '번호, 개정판, 코드를 입력하세요.',
  tooLarge: '보고서라기에는 파일이 너무 큽니다.',
  notPdf: 'PDF가 아닙니다. 이메일로 받았거나 내려받은 보고서 파일을 그대로 놓으세요.',
  noHash: '이 브라우저는 여기서 파일 지문을 읽을 수 없습니다. 적힌 정보를 사용하세요.',
  failed: '확인하지 못했습니다: {{reason}}',
  tooMany: '시도가 너무 많습니다. 몇 분 기다리세요.',
  released: '발행 시각',
}
