import type { Language } from '@systole/i18n/languages'

/** The free texts of the sample ECG report. Invented animal and findings; not clinical advice. */
export type SampleEcgWords = {
  device: string
  reason: string
  diagnoses: readonly [string, string]
  suspected: string
  interpretation: string
  evaluations: readonly [string, string, string, string]
  note: string
  first: string
  second: string
}

export const SAMPLE_ECG_WORDS: Readonly<Record<Exclude<Language, 'zh_cn'>, SampleEcgWords>> = {
  en_us: {
    device: '6-lead handheld recorder',
    reason: 'Fainted twice during play',
    diagnoses: ['Sinus arrhythmia, normal in dogs', 'Ventricular premature complexes (VPC)'],
    suspected: 'Arrhythmogenic cardiomyopathy of the Boxer',
    interpretation:
      'The RR interval follows breathing and is normal. Three beats are wide, early and without a P wave, all of one upright shape in lead II; two of them form a couplet.',
    evaluations: [
      'Holter recording, 24 h',
      'Echocardiography',
      'Electrolytes and troponin I',
      'Re-check ECG in 3 months',
    ],
    note: 'Please keep Duke from hard play until the Holter recording has been read.',
    first: 'Sample Reviewer',
    second: 'Sample Cardiologist',
  },
  zh_hk: {
    device: '手提六導聯記錄儀',
    reason: '玩耍時昏厥兩次',
    diagnoses: ['竇性心律不齊，屬犬隻正常現象', '室性早搏（VPC）'],
    suspected: '拳師犬致心律失常性心肌病',
    interpretation:
      'RR間期隨呼吸變化，屬正常。三個心搏寬大、提早出現且無P波，在II導聯均為同一直立形態；其中兩個成對出現。',
    evaluations: ['24小時動態心電圖', '心臟超聲波', '電解質及肌鈣蛋白I', '3個月後覆檢心電圖'],
    note: '在動態心電圖有結果之前，請避免讓Duke劇烈玩耍。',
    first: '示例審閱者',
    second: '示例心臟科醫生',
  },
  ja: {
    device: '携帯型6誘導記録器',
    reason: '遊んでいる最中に2回失神',
    diagnoses: ['洞性不整脈、犬では正常所見', '心室期外収縮（VPC）'],
    suspected: 'ボクサーの不整脈源性心筋症',
    interpretation:
      'RR間隔は呼吸に伴って変動しており、正常です。幅が広く早期に出現しP波を伴わない拍動を3拍認め、いずれもII誘導で上向きの同じ波形です。うち2拍は2連発です。',
    evaluations: [
      '24時間ホルター心電図検査',
      '心エコー検査',
      '電解質・トロポニンI検査',
      '3か月後の心電図再検査',
    ],
    note: 'ホルター心電図の結果が出るまで、激しい運動は避けてください。',
    first: 'サンプル読影医',
    second: 'サンプル循環器専門医',
  },
  ko: {
    device: '휴대용 6유도 기록기',
    reason: '놀던 중 두 차례 실신',
    diagnoses: ['동성 부정맥, 개에서는 정상 소견', '심실 조기 수축(VPC)'],
    suspected: '복서의 부정맥 유발성 심근병증',
    interpretation:
      'RR 간격은 호흡에 따라 변하며 정상입니다. 폭이 넓고 일찍 나타나며 P파가 없는 박동이 3개 있고, II 유도에서 모두 같은 상향 파형입니다. 그중 2개는 2연발입니다.',
    evaluations: [
      '24시간 홀터 심전도',
      '심장 초음파',
      '전해질 및 트로포닌 I',
      '3개월 후 심전도 재검',
    ],
    note: '홀터 심전도 결과가 나올 때까지 격한 놀이는 피해 주십시오.',
    first: '샘플 판독의',
    second: '샘플 심장 전문의',
  },
}
