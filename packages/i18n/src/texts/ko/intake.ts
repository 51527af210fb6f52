import type { Translated } from '../../translated.ts'
import type { intake as enUs } from '../en_us/intake.ts'

export const intake: Translated<typeof enUs> = {
  veil: {
    title: '놓으면 파일을 확인합니다',
    text: '먼저 목록과 제안된 종류가 표시됩니다. 시작하기 전에는 아무것도 보내지 않습니다.',
  },
  title: '{{pet}}에 파일 추가',
  looking: '이 기기에서 파일을 확인하는 중… {{done}}/{{total}}',
  opening: '이 기기에서 파일을 확인하는 중…',
  nothing: '파일이 없습니다.',
  summary_other: '파일 {{count}}개, {{size}}.',
  leftOut_other: '디스크나 컴퓨터의 파일 {{count}}개를 제외했습니다(DICOMDIR, 뷰어, 숨김 파일).',
  archive: {
    archiveTooMany:
      '{{name}}에 {{max}}개가 넘는 파일이 있어 열지 않았습니다. 더 작은 ZIP으로 나누세요.',
    archiveTooLarge:
      '{{name}}의 내용이 {{max}}\u00a0GB를 넘어 열지 않았습니다. 더 작은 ZIP으로 나누세요.',
    archiveUnreadable: '{{name}} 파일은 ZIP이 아니거나 손상되어 열지 않았습니다.',
  },
  patient: {
    question_other:
      '파일 {{count}}개가 “{{patient}}”의 것으로 표시됩니다. 이 증례는 {{pet}}의 것입니다.',
    year: '{{name}}, {{year}}년',
    leaveOut: '제외',
    add: '그래도 추가',
    leftOut_other: '“{{patient}}”의 파일 {{count}}개를 제외합니다.',
    joins_other: '“{{patient}}”의 파일 {{count}}개를 {{pet}}의 증례에 추가합니다.',
    change: '변경',
    open: '“{{patient}}”의 파일을 이 증례에 추가할지 먼저 답하세요.',
  },
  date: {
    old_other: '파일 {{count}}개는 이전 검사입니다(가장 오래된 날짜 {{date}}).',
    future_other:
      '파일 {{count}}개의 날짜가 미래입니다({{date}}). 장비의 시계가 틀렸을 수 있습니다.',
  },
  untyped_other: '파일 {{count}}개에 종류가 없습니다.',
  untypedAll: '모두 같은 종류로',
  sameForAll_other: '비슷한 다른 파일 {{count}}개도 같은 종류({{kind}})로 지정할까요?',
  sameYes: '예, 모두',
  sameNo: '이 파일만',
  list: '추가할 파일',
  columns: { add: '추가', name: '파일', kind: '종류', size: '크기' },
  add: '{{name}} 추가',
  kindOf: '{{name}}의 종류',
  more_other: '파일 {{count}}개 더 보기',
  note: {
    alreadyThere: '이미 이 증례에 있습니다. 한 번 더 추가하려면 선택하세요.',
    onItsWay: '이미 이 증례로 업로드 중입니다.',
    renamed: '이 기기에서의 이름: {{original}}',
    shortened: '긴 이름을 줄였습니다.',
  },
  problem: {
    unsupportedFormat: '이 형식은 받지 않습니다.',
    fileTooLarge: '1\u00a0GB보다 큽니다.',
    emptyFile: '빈 파일입니다.',
    duplicateFileName: '이름이 같은 파일이 이 증례에 있습니다.',
    contentMismatch: '내용이 이름의 확장자와 맞지 않습니다.',
    unusableName: '이 이름은 쓸 수 없습니다. 이름을 바꿔 다시 추가하세요.',
    unreadable: '파일을 읽을 수 없습니다.',
    archiveInArchive: 'ZIP 안의 ZIP은 열지 않습니다. 압축을 풀어 파일을 추가하세요.',
    packedTooTight: '압축을 풀면 원래 크기의 백 배가 넘습니다.',
  },
  kindMissing_other: '파일 {{count}}개의 종류를 선택하세요.',
  nothingTicked: '파일을 하나 이상 선택하세요.',
  start_other: '파일 {{count}}개 업로드',
  startNone: '업로드',
  started_other: '파일 {{count}}개가 순서를 기다립니다. 다른 페이지를 보는 동안에도 계속됩니다.',
  goesOn_other: '업로드 {{count}}개가 멈춘 곳부터 이어집니다.',
  line: {
    title: '전체 업로드',
    left_other: '파일 {{count}}개 남음',
    speed: '초당 {{speed}}\u00a0MB',
    minutes: '약 {{minutes}}분 남음',
    littleLeft: '1분 미만 남음',
    separator: ', ',
    pauseAll: '모두 일시 정지',
    resumeAll: '모두 계속',
    needFiles_other: '업로드 {{count}}개가 새로고침으로 끊겨 파일이 다시 필요합니다.',
    needFilesHow:
      '같은 파일이나 폴더를 선택하거나 놓으세요. 내용으로 알아보고 빠진 부분만 보냅니다.',
    goOn: '계속',
    choose: '파일 선택',
    chooseFolder: '폴더 선택',
    notAllowed: '파일을 읽을 수 없습니다. 다시 선택하세요.',
  },
  pill: {
    label_other: '{{percent}}% 업로드됨, 파일 {{count}}개 남음. 증례 열기',
    stuck_other: '업로드 {{count}}개에 조치가 필요합니다. 증례 열기',
    files_other: '파일 {{count}}개',
    needs: '업로드 중단됨',
  },
}
