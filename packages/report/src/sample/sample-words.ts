import type { Language } from '@systole/i18n/languages'

/** The free texts of the sample report. Invented animal and findings; not clinical advice. */
export type SampleWords = {
  hospital: string
  address: string
  history: string
  dosing: string
  plan: string
  anesthesia: string
  ownQuestion: string
  ownAnswer: string
  advice: readonly [string, string, string]
  signer: string
  signerTitle: string
}

export const SAMPLE_WORDS: Readonly<Record<Exclude<Language, 'zh_cn'>, SampleWords>> = {
  en_us: {
    hospital: 'Sample Animal Hospital',
    address: '1 Example Road',
    history:
      'Murmur first heard two years ago. Cough at night for three weeks, no collapse. Appetite normal.',
    dosing: 'Pimobendan 2.5 mg twice a day for four weeks.',
    plan: 'The left atrium and left ventricle are enlarged on both views and the vertebral heart score is about 10.5. With the murmur this fits mitral valve disease with remodelling (stage B2). There is no sign of pulmonary edema on these images.\n\nContinue pimobendan. No diuretic is needed at this time. Ask the owner to count the resting breathing rate twice a week.',
    anesthesia:
      'Moderate risk. Give pimobendan on the morning of the procedure, keep fluids at 3 ml/kg/h or less, avoid rises in heart rate, and monitor ECG and blood pressure until fully awake.',
    ownQuestion: 'How soon should we repeat the X-ray?',
    ownAnswer:
      'In three to four months, or at once if the resting breathing rate goes above 40 per minute at home.',
    advice: [
      'Resting breathing rate diary at home',
      'Blood pressure and renal values in two weeks',
      'NT-proBNP as a baseline',
    ],
    signer: 'Sample Cardiologist',
    signerTitle: 'Specialist in cardiology',
  },
  zh_hk: {
    hospital: '示例動物醫院',
    address: '示例道 1 號',
    history: '兩年前首次聽到心雜音。三星期來夜間咳嗽，沒有昏厥，食慾正常。',
    dosing: 'Pimobendan 2.5 mg，每日兩次，已服四星期。',
    plan: '兩個方位的胸部 X 光均見左心房及左心室擴大，椎體心臟評分約 10.5。結合心雜音，符合二尖瓣退化性病變伴心臟重塑（B2 期）。影像上未見肺水腫。\n\n繼續服用 pimobendan，現階段毋須利尿劑。請主人每星期記錄兩次靜息呼吸次數。',
    anesthesia:
      '中度風險。手術當日早上照常服用 pimobendan，輸液維持每小時每公斤 3 毫升或以下，避免心率上升，並監測心電圖及血壓至完全清醒。',
    ownQuestion: '應於多久後再照 X 光？',
    ownAnswer: '三至四個月後；如在家靜息呼吸次數高於每分鐘 40 次，應立即再照。',
    advice: ['在家記錄靜息呼吸次數', '兩星期後檢查血壓及腎功能', '檢驗 NT-proBNP 作為基線'],
    signer: '示例心臟科醫生',
    signerTitle: '心臟科專科醫生',
  },
  ja: {
    hospital: 'サンプル動物病院',
    address: 'サンプル町 1-1',
    history: '2年前に心雑音を初めて聴取。3週間前から夜間に咳があるが、失神はない。食欲は正常。',
    dosing: 'ピモベンダン 2.5 mg を1日2回、4週間投与中。',
    plan: '2方向とも左心房と左心室の拡大を認め、椎骨心臓サイズは約10.5です。心雑音と合わせ、リモデリングを伴う僧帽弁疾患（ステージB2）に合致します。肺水腫の所見はありません。\n\nピモベンダンを継続してください。現時点で利尿薬は不要です。安静時呼吸数を週2回記録するよう飼い主にお伝えください。',
    anesthesia:
      'リスクは中等度です。手術当日の朝もピモベンダンを投与し、輸液は 3 ml/kg/時以下とし、心拍数の上昇を避け、完全に覚醒するまで心電図と血圧を監視してください。',
    ownQuestion: 'X線検査はいつ再検すべきでしょうか。',
    ownAnswer:
      '3〜4か月後です。自宅での安静時呼吸数が毎分40回を超えた場合は、直ちに再検してください。',
    advice: [
      '自宅での安静時呼吸数の記録',
      '2週間後の血圧と腎機能の検査',
      '基準値としての NT-proBNP 測定',
    ],
    signer: 'サンプル循環器専門医',
    signerTitle: '循環器専門医',
  },
  ko: {
    hospital: '샘플 동물병원',
    address: '샘플로 1',
    history: '2년 전 심잡음을 처음 청진함. 3주 전부터 야간 기침이 있으나 실신은 없음. 식욕은 정상.',
    dosing: '피모벤단 2.5 mg 1일 2회, 4주째 투여 중.',
    plan: '두 방향 모두에서 좌심방과 좌심실의 확장이 보이며 척추 심장 크기는 약 10.5입니다. 심잡음과 함께 볼 때 심장 재형성을 동반한 승모판 질환(B2 단계)에 합당합니다. 폐부종 소견은 없습니다.\n\n피모벤단을 계속 투여하십시오. 현재 이뇨제는 필요하지 않습니다. 보호자에게 안정 시 호흡수를 주 2회 기록하도록 안내해 주십시오.',
    anesthesia:
      '중등도 위험입니다. 수술 당일 아침에도 피모벤단을 투여하고, 수액은 3 ml/kg/h 이하로 유지하며, 심박수 상승을 피하고 완전히 각성할 때까지 심전도와 혈압을 감시하십시오.',
    ownQuestion: 'X선 촬영은 언제 다시 해야 합니까?',
    ownAnswer: '3~4개월 후입니다. 집에서 안정 시 호흡수가 분당 40회를 넘으면 즉시 촬영하십시오.',
    advice: [
      '집에서 안정 시 호흡수 기록',
      '2주 후 혈압 및 신장 수치 검사',
      '기준치로 NT-proBNP 측정',
    ],
    signer: '샘플 심장 전문의',
    signerTitle: '심장 전문의',
  },
}
