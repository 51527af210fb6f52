import type { Phrase, PhraseLanguage } from '@systole/domain/phrases/phrase'
import { STAGE_PHRASES } from './stage-phrases.ts'

type FirstPhrase = readonly [section: Phrase['section'], label: string, body: string]

const FINDINGS: Record<PhraseLanguage, readonly FirstPhrase[]> = {
  en_us: [
    ['thorax', 'Heart size normal', 'The cardiac silhouette is of normal size and shape.'],
    [
      'thorax',
      'Left atrium enlarged',
      'The left atrium is enlarged, with elevation of the trachea and loss of the caudal cardiac waist.',
    ],
    [
      'thorax',
      'Generalized cardiomegaly',
      'There is generalized enlargement of the cardiac silhouette.',
    ],
    [
      'thorax',
      'No pulmonary edema',
      'There is no radiographic evidence of pulmonary edema or pleural effusion.',
    ],
    [
      'thorax',
      'Pulmonary edema',
      'A perihilar to caudodorsal interstitial to alveolar pattern is present, consistent with cardiogenic pulmonary edema.',
    ],
    [
      'ecg',
      'Sinus rhythm',
      'Sinus rhythm with normal conduction; no ectopic beats in the recording.',
    ],
    [
      'ecg',
      'Respiratory sinus arrhythmia',
      'Respiratory sinus arrhythmia, a normal finding in the dog at rest.',
    ],
    [
      'ecg',
      'Occasional VPCs',
      'Occasional single ventricular premature complexes. A 24-hour Holter recording shows how many there are and how they group.',
    ],
    [
      'ecg',
      'Atrial fibrillation',
      'Atrial fibrillation: an irregular supraventricular rhythm without P waves.',
    ],
    ['echo', 'No chamber enlargement', 'No enlargement of the left atrium or the left ventricle.'],
    [
      'echo',
      'Mitral regurgitation',
      'Thickened mitral leaflets with regurgitation into the left atrium, consistent with myxomatous mitral valve disease.',
    ],
    [
      'echo',
      'Hypertrophic phenotype',
      'Thickening of the left ventricular wall of a hypertrophic phenotype. Rule out systemic hypertension and hyperthyroidism before it is called primary.',
    ],
    [
      'anesthesia',
      'Low risk',
      'From the side of the heart the risk of anesthesia is low. The usual monitoring is enough: ECG, blood pressure, oximetry and capnography.',
    ],
    [
      'anesthesia',
      'Fluids with care',
      'Keep fluids at 3 ml/kg/h or less, and stop them when the respiratory rate rises.',
    ],
    [
      'anesthesia',
      'Postpone',
      'We advise to postpone elective anesthesia until heart failure is controlled.',
    ],
    ['treatment', 'No treatment yet', 'No treatment of the heart is needed at this stage.'],
    [
      'treatment',
      'Pimobendan',
      'Pimobendan 0.25 to 0.3 mg/kg by mouth every 12 hours, one hour before food.',
    ],
    [
      'followUp',
      'Recheck in 6 months',
      'Recheck with thoracic radiographs and echocardiography in 6 months, sooner if signs develop.',
    ],
    [
      'followUp',
      'Sleeping respiratory rate',
      'Count the sleeping respiratory rate at home; more than 30 a minute on repeated counts should be seen at once.',
    ],
  ],
  zh_hk: [
    ['thorax', '心影正常', '心影大小及形狀正常。'],
    ['thorax', '左心房擴大', '左心房擴大，氣管被抬高，心影後緣凹陷消失。'],
    ['thorax', '整體心影擴大', '心影整體擴大。'],
    ['thorax', '沒有肺水腫', '影像上沒有肺水腫或胸腔積液的徵象。'],
    ['thorax', '肺水腫', '肺門周圍至後背側肺野見間質至肺泡型浸潤，符合心源性肺水腫。'],
    ['ecg', '竇性心律', '竇性心律，傳導正常，記錄中沒有異位搏動。'],
    ['ecg', '呼吸性竇性心律不整', '呼吸性竇性心律不整，是犬隻靜息時的正常表現。'],
    ['ecg', '偶發室性早搏', '偶見單個室性早搏。24 小時 Holter 記錄可了解其數量及組合。'],
    ['ecg', '心房顫動', '心房顫動：心律不規則，沒有 P 波。'],
    ['echo', '心腔沒有擴大', '左心房及左心室均沒有擴大。'],
    ['echo', '二尖瓣逆流', '二尖瓣瓣葉增厚，血液逆流入左心房，符合黏液瘤樣二尖瓣病變。'],
    [
      'echo',
      '肥厚表現型',
      '左心室壁增厚，屬肥厚表現型。斷定為原發性之前，應先排除全身性高血壓及甲狀腺功能亢進。',
    ],
    [
      'anesthesia',
      '低風險',
      '就心臟而言，麻醉風險低。常規監測已足夠：心電圖、血壓、血氧及二氧化碳。',
    ],
    ['anesthesia', '小心輸液', '輸液維持在每小時 3 ml/kg 或以下；呼吸頻率上升時應停止。'],
    ['anesthesia', '建議延期', '建議待心臟衰竭受控後才進行非緊急麻醉。'],
    ['treatment', '暫不需用藥', '現階段心臟不需用藥。'],
    [
      'treatment',
      'Pimobendan',
      'Pimobendan 0.25 至 0.3 mg/kg，每 12 小時口服一次，於進食前一小時服用。',
    ],
    ['followUp', '六個月後覆診', '六個月後以胸部 X 光及心臟超聲波覆查；如出現症狀應提早。'],
    ['followUp', '睡眠呼吸頻率', '在家量度睡眠時的呼吸頻率；多次高於每分鐘 30 次應立即求診。'],
  ],
  ja: [
    ['thorax', '心陰影正常', '心陰影の大きさと形は正常です。'],
    ['thorax', '左心房拡大', '左心房が拡大し、気管の挙上と心尾側縁のくびれの消失を認めます。'],
    ['thorax', '全体的な心拡大', '心陰影は全体に拡大しています。'],
    ['thorax', '肺水腫なし', '肺水腫や胸水を示す所見はありません。'],
    [
      'thorax',
      '肺水腫',
      '肺門周囲から後背側の肺野に間質から肺胞パターンを認め、心原性肺水腫に一致します。',
    ],
    ['ecg', '洞調律', '洞調律で伝導は正常です。記録中に異所性拍動はありません。'],
    ['ecg', '呼吸性洞性不整脈', '呼吸性洞性不整脈で、安静時の犬では正常所見です。'],
    [
      'ecg',
      '単発のVPC',
      '単発の心室期外収縮をときに認めます。24時間ホルター検査で数と連発の有無が分かります。',
    ],
    ['ecg', '心房細動', '心房細動です。P波のない不規則な上室性調律を示します。'],
    ['echo', '心腔拡大なし', '左心房と左心室に拡大はありません。'],
    ['echo', '僧帽弁逆流', '僧帽弁の肥厚と左心房への逆流を認め、粘液腫様僧帽弁疾患に一致します。'],
    [
      'echo',
      '肥大型の表現型',
      '左心室壁の肥厚があり、肥大型の表現型です。原発性とする前に、全身性高血圧と甲状腺機能亢進症を除外してください。',
    ],
    [
      'anesthesia',
      '低リスク',
      '心臓の面では麻酔リスクは低いと考えます。心電図、血圧、酸素飽和度、呼気二酸化炭素の通常のモニタリングで十分です。',
    ],
    ['anesthesia', '輸液は慎重に', '輸液は 3 ml/kg/h 以下とし、呼吸数が増えたら中止してください。'],
    ['anesthesia', '延期を推奨', '待機的な麻酔は、心不全が管理されるまで延期することを勧めます。'],
    ['treatment', '治療は不要', '現時点で心臓に対する治療は必要ありません。'],
    [
      'treatment',
      'ピモベンダン',
      'ピモベンダン 0.25～0.3 mg/kg を12時間ごとに、食事の1時間前に経口投与します。',
    ],
    [
      'followUp',
      '6か月後に再検査',
      '6か月後に胸部X線と心エコーで再検査し、症状が出た場合は早めに受診してください。',
    ],
    [
      'followUp',
      '睡眠時呼吸数',
      '家庭で睡眠時呼吸数を数え、繰り返し毎分30回を超える場合はすぐに受診してください。',
    ],
  ],
  ko: [
    ['thorax', '심음영 정상', '심음영의 크기와 모양이 정상입니다.'],
    [
      'thorax',
      '좌심방 확장',
      '좌심방이 확장되어 기관이 들려 있고 심장 뒤쪽 허리선이 소실되었습니다.',
    ],
    ['thorax', '전반적 심비대', '심음영이 전반적으로 커져 있습니다.'],
    ['thorax', '폐수종 없음', '폐수종이나 흉수를 시사하는 소견이 없습니다.'],
    [
      'thorax',
      '폐수종',
      '폐문 주위에서 후배측 폐야까지 간질성에서 폐포성 침윤이 보이며 심인성 폐수종에 부합합니다.',
    ],
    ['ecg', '동성 리듬', '동성 리듬이며 전도는 정상입니다. 기록 중 이소성 박동은 없습니다.'],
    ['ecg', '호흡성 동성 부정맥', '호흡성 동성 부정맥으로, 안정 시 개에서 정상 소견입니다.'],
    [
      'ecg',
      '간헐적 VPC',
      '단발성 심실 조기 수축이 간헐적으로 보입니다. 24시간 홀터 검사로 빈도와 연발 여부를 확인할 수 있습니다.',
    ],
    ['ecg', '심방세동', '심방세동: P파가 없는 불규칙한 상심실성 리듬입니다.'],
    ['echo', '심강 확장 없음', '좌심방과 좌심실의 확장은 없습니다.'],
    [
      'echo',
      '승모판 역류',
      '승모판 첨판이 두꺼워져 있고 좌심방으로 역류가 있어 점액종성 승모판 질환에 부합합니다.',
    ],
    [
      'echo',
      '비대 표현형',
      '좌심실 벽이 두꺼워진 비대 표현형입니다. 원발성으로 판단하기 전에 전신 고혈압과 갑상샘 기능 항진증을 배제해야 합니다.',
    ],
    [
      'anesthesia',
      '저위험',
      '심장 측면에서 마취 위험은 낮습니다. 심전도, 혈압, 산소포화도, 호기말 이산화탄소의 일반 모니터링으로 충분합니다.',
    ],
    ['anesthesia', '수액 주의', '수액은 3 ml/kg/h 이하로 유지하고 호흡수가 늘면 중단하십시오.'],
    ['anesthesia', '연기 권고', '심부전이 조절될 때까지 선택적 마취는 연기하는 것이 좋습니다.'],
    ['treatment', '아직 치료 불필요', '현 단계에서 심장 치료는 필요하지 않습니다.'],
    [
      'treatment',
      '피모벤단',
      '피모벤단 0.25~0.3 mg/kg을 12시간마다, 식사 1시간 전에 경구 투여합니다.',
    ],
    [
      'followUp',
      '6개월 후 재검',
      '6개월 후 흉부 방사선과 심장 초음파로 재검하고, 증상이 나타나면 더 일찍 내원하십시오.',
    ],
    [
      'followUp',
      '수면 시 호흡수',
      '집에서 수면 시 호흡수를 세고, 반복해서 분당 30회를 넘으면 바로 내원하십시오.',
    ],
  ],
}

/** The default phrases, until an admin changes them. A phrase is identified by its index, so new ones must be appended. */
export const FIRST_PHRASES: Record<PhraseLanguage, readonly FirstPhrase[]> = {
  en_us: together('en_us'),
  zh_hk: together('zh_hk'),
  ja: together('ja'),
  ko: together('ko'),
}

function together(language: PhraseLanguage): readonly FirstPhrase[] {
  const stages = STAGE_PHRASES[language].map(([label, body]) => ['echo', label, body] as const)
  return [...FINDINGS[language], ...stages]
}
