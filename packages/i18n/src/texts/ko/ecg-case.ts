import type { Translated } from '../../translated.ts'
import type { ecgCase as enUs } from '../en_us/ecg-case.ts'

export const ecgCase: Translated<typeof enUs> = {
  recording: {
    title: '심전도 기록',
    lead: '기기에서 내보낸 심전도 파일(JSON 또는 DICOM, 최대 1\u00a0GB)을 추가하세요. PDF와 사진도 추가할 수 있지만 계측에는 사용되지 않습니다.',
    missing: '기록이 아직 없습니다',
    needed: '심전도 서비스에는 원본 기록 파일이 필요합니다.',
  },
  conditions: { missing: '자세와 상태를 입력하세요' },
  stated: '{{label}}: {{text}}',
  send: {
    note: '아직 전송하지 않음',
    ready: '전송할 수 있습니다',
    title: '심전도 서비스로 전송할까요?',
    patient: '환자',
    service: '서비스',
    files: '기록',
    conditions: '기록 조건',
    report: '보고서',
    within: '{{language}}, 전송 후 {{time}} 이내',
    credits: '크레딧',
    creditsNeeded_other: '전송 시 {{count}}크레딧이 차감됩니다.',
    free: '요금제에 포함되어 있습니다',
    action: '전송',
    busy: '전송 중…',
    failed: '케이스가 전송되지 않았습니다. 크레딧은 차감되지 않았습니다.',
  },
  sent: {
    sent: '{{date}}에 전송했습니다.',
    promised: '보고서는 {{time}}({{zone}})까지 제공됩니다.',
    late: '보고서가 {{duration}} 지연되고 있습니다.',
    expected: '현재 {{time}}({{zone}})까지 제공될 예정입니다.',
    paused: '아래 질문에 답변하실 때까지 {{time}}부터 시간이 중지되었습니다.',
    ready: '보고서가 {{date}}에 발송되었습니다.',
  },
}
