import type { Translated } from '../../translated.ts'
import type { directory as enUs } from '../en_us/directory.ts'

export const directory: Translated<typeof enUs> = {
  title: '계정',
  lead: '로그인할 수 있는 모든 사람입니다. 도움을 요청한 사람을 찾아 잃어버린 2단계 인증을 해제합니다.',
  find: '이메일, 이름 또는 병원',
  findHint: '단어를 더하면 범위가 좁혀집니다.',
  submit: '검색',
  first: '이름이나 병원을 입력하면 계정이 표시됩니다.',
  nothing: '일치하는 계정이 없습니다.',
  some: '계정 {{total}}개 중 {{shown}}개를 표시합니다. 단어를 더해 범위를 좁히세요.',
  count_other: '계정 {{count}}개',
  caption: '찾은 계정',
  columns: {
    name: '이름',
    email: '이메일',
    role: '역할',
    hospital: '병원',
    factor: '2단계 인증',
    actions: '작업',
  },
  factor: {
    none: '없음',
    totp: '인증 앱',
    passkeys_other: '패스키 {{count}}개',
    invited: '초대됨, 비밀번호 미설정',
    you: '본인',
  },
  reset: {
    action: '2단계 인증 재설정',
    of: '{{name}} 님의 2단계 인증 재설정',
    title: '{{name}} 님의 2단계 인증을 재설정할까요?',
    text: '{{email}}, {{role}}. 인증 앱, 복구 코드, 패스키를 해제하고 모든 세션을 종료하며 본인에게 이메일로 알립니다. 새로 설정할 때까지 비밀번호만으로 로그인합니다.',
    sure: '요청한 사람이 본인인지 확인하세요. 알고 있는 번호로 다시 전화합니다.',
    reason: '사유',
    reasonHint: '내 이름과 함께 감사 기록에 남습니다.',
    reasonMissing: '사유와 본인 확인 방법을 적어 주세요.',
    confirm: '2단계 인증 재설정',
    busy: '재설정 중…',
    done: '{{name}} 님의 2단계 인증을 해제했습니다. 이메일로 알립니다.',
  },
}
