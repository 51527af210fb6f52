import type { Translated } from '../../translated.ts'
import type { recordingQuality as english } from '../en_us/recording-quality.ts'

export const recordingQuality: Translated<typeof english> = {
  title: '심전도 기록 품질',
  lead: '심전도를 얼마나 판독할 수 있었는지, 어떻게 하면 나아지는지 보여 줍니다. 보고서를 받은 케이스만 포함됩니다.',
  leadOf: '{{hospital}}의 심전도를 얼마나 판독할 수 있었는지, 어떻게 하면 나아지는지 보여 줍니다.',
  none: '아직 심전도 보고서가 없습니다',
  noneText: '심전도 보고서를 받으면 얼마나 판독할 수 있었는지 여기에 표시됩니다.',
  period: '최근 {{days}}일',
  figures: {
    usable: '판독 가능',
    noise: '잡음',
    lost: '패킷 손실',
    acceptable: '품질 적합',
    of: '{{total}}건 중 {{count}}건',
    before: '그 이전 {{days}}일은 {{value}}',
    noBefore: '그 이전 {{days}}일은 기록 없음',
  },
  months: {
    title: '월별 추이',
    hint: '각 기록 비율의 평균',
    usable: '판독 가능',
    noise: '잡음',
    lost: '패킷 손실',
    empty: '기록 없음',
    described_other:
      '{{month}}: 기록 {{count}}건, 판독 가능 {{usable}}, 잡음 {{noise}}, 패킷 손실 {{lost}}',
    unread_other: '{{month}}: 기록 {{count}}건, 모두 읽지 못함',
  },
  advice: {
    title: '나아지려면',
    none: '최근 {{days}}일 동안 눈에 띄는 점이 없습니다.',
    count_other: '기록 {{count}}건',
    unreadable: {
      title: '기기가 저장한 파일 그대로 보내기',
      text: '읽지 못한 파일이 있습니다. 기기나 그 앱에서 다시 내보낸 파일을 수정하거나 이름을 바꾸지 말고 보내 주세요.',
    },
    loss: {
      title: '기록 중 연결 유지하기',
      text: '신호의 5% 넘게 손실되었습니다. 휴대전화와 기기를 가까이 두고 충전하며, 블루투스를 쓰는 다른 앱을 닫으세요.',
    },
    noise: {
      title: '신호가 안정된 뒤 시작하기',
      text: '잡음이 10%를 넘었습니다. 전극 아래 털과 피부를 적시고, 전극에 닿지 않게 하며, 동물이 안정된 뒤 시작하세요.',
    },
    leads: {
      title: '전극 위치를 그림과 대조하기',
      text: '유도가 뒤집히거나 바뀌어 수정해야 했습니다. 기록할 때마다 그림의 색에 맞추세요.',
    },
    short: {
      title: '1분 이상 기록하기',
      text: '30초 미만이면 리듬을 판단하기에 박동이 부족할 때가 많습니다. 1분 이상이면 간헐적인 변화도 보입니다.',
    },
    conditions: {
      title: '깨어 있는 우측 횡와위로 기록하고 입력하기',
      text: '파고와 전기축의 참고치는 깨어 있는 우측 횡와위 동물의 것입니다. 기록할 때마다 자세와 진정 여부를 입력하세요.',
    },
  },
  list: {
    title: '기록',
    time: '보낸 날짜',
    case: '케이스',
    pet: '환자',
    quality: '품질',
    usable: '판독 가능',
    noise: '잡음',
    lost: '패킷 손실',
    better: '다음에 개선할 점',
    notRead: '읽지 못함',
    notJudged: '평가 전',
    qualities: {
      acceptable: '적합',
      'marginally acceptable': '제한적 적합',
      rejected: '부적합',
    },
    advice: {
      unreadable: '원본 파일',
      loss: '연결',
      noise: '안정된 신호',
      leads: '전극 위치',
      short: '더 긴 기록',
      conditions: '자세, 각성',
    },
    join: ', ',
  },
}
