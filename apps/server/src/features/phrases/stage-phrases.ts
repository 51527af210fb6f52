import type { PhraseLanguage } from '@systole/domain/phrases/phrase'

/**
 * Stages of heart disease by ACVIM consensus: canine mitral valve disease (Keene et al. 2019, JVIM 33:1127) and feline
 * cardiomyopathy (Luis Fuentes et al. 2020, JVIM 34:1062).
 */
export const STAGE_PHRASES: Record<
  PhraseLanguage,
  readonly (readonly [label: string, body: string])[]
> = {
  en_us: [
    [
      'MMVD stage B1',
      'Myxomatous mitral valve disease, ACVIM stage B1: no signs of heart failure, and no left-sided enlargement that meets the criteria of stage B2.',
    ],
    [
      'MMVD stage B2',
      'Myxomatous mitral valve disease, ACVIM stage B2: no signs of heart failure, with enlargement of the left atrium and the left ventricle.',
    ],
    [
      'MMVD stage C',
      'Myxomatous mitral valve disease, ACVIM stage C: signs of congestive heart failure, now or in the past.',
    ],
    [
      'MMVD stage D',
      'Myxomatous mitral valve disease, ACVIM stage D: signs of congestive heart failure that standard treatment no longer controls.',
    ],
    [
      'HCM stage B1',
      'Hypertrophic cardiomyopathy phenotype, ACVIM stage B1: no clinical signs, with a left atrium of normal size or mildly enlarged.',
    ],
    [
      'HCM stage B2',
      'Hypertrophic cardiomyopathy phenotype, ACVIM stage B2: no clinical signs, with moderate to severe enlargement of the left atrium and a higher risk of heart failure and thromboembolism.',
    ],
    [
      'HCM stage C',
      'Hypertrophic cardiomyopathy phenotype, ACVIM stage C: congestive heart failure or arterial thromboembolism, now or in the past.',
    ],
  ],
  zh_hk: [
    ['MMVD B1 期', '黏液瘤性二尖瓣病，ACVIM B1 期：沒有心臟衰竭徵狀，左心增大未達 B2 期標準。'],
    ['MMVD B2 期', '黏液瘤性二尖瓣病，ACVIM B2 期：沒有心臟衰竭徵狀，但左心房及左心室已增大。'],
    ['MMVD C 期', '黏液瘤性二尖瓣病，ACVIM C 期：現時或曾經出現充血性心臟衰竭徵狀。'],
    ['MMVD D 期', '黏液瘤性二尖瓣病，ACVIM D 期：標準治療已不能控制充血性心臟衰竭徵狀。'],
    ['HCM B1 期', '肥厚型心肌病表型，ACVIM B1 期：沒有臨床徵狀，左心房大小正常或輕度增大。'],
    [
      'HCM B2 期',
      '肥厚型心肌病表型，ACVIM B2 期：沒有臨床徵狀，但左心房中度至重度增大，出現心臟衰竭及血栓栓塞的風險較高。',
    ],
    ['HCM C 期', '肥厚型心肌病表型，ACVIM C 期：現時或曾經出現充血性心臟衰竭或動脈血栓栓塞。'],
  ],
  ja: [
    [
      'MMVD ステージB1',
      '粘液腫様僧帽弁疾患、ACVIM ステージB1：心不全徴候はなく、左心拡大はステージB2の基準に達していません。',
    ],
    [
      'MMVD ステージB2',
      '粘液腫様僧帽弁疾患、ACVIM ステージB2：心不全徴候はありませんが、左心房と左心室の拡大を認めます。',
    ],
    [
      'MMVD ステージC',
      '粘液腫様僧帽弁疾患、ACVIM ステージC：うっ血性心不全徴候が現在ある、または過去にありました。',
    ],
    [
      'MMVD ステージD',
      '粘液腫様僧帽弁疾患、ACVIM ステージD：標準治療に反応しないうっ血性心不全です。',
    ],
    [
      'HCM ステージB1',
      '肥大型心筋症フェノタイプ、ACVIM ステージB1：臨床徴候はなく、左心房は正常または軽度の拡大です。',
    ],
    [
      'HCM ステージB2',
      '肥大型心筋症フェノタイプ、ACVIM ステージB2：臨床徴候はありませんが、左心房の中等度から重度の拡大があり、心不全と血栓塞栓症のリスクが高い状態です。',
    ],
    [
      'HCM ステージC',
      '肥大型心筋症フェノタイプ、ACVIM ステージC：うっ血性心不全または動脈血栓塞栓症が現在ある、または過去にありました。',
    ],
  ],
  ko: [
    [
      'MMVD B1기',
      '점액종성 이첨판막 질환, ACVIM B1기: 심부전 증상이 없고 좌심 확장이 B2기 기준에 미치지 않습니다.',
    ],
    [
      'MMVD B2기',
      '점액종성 이첨판막 질환, ACVIM B2기: 심부전 증상은 없으나 좌심방과 좌심실이 확장되어 있습니다.',
    ],
    [
      'MMVD C기',
      '점액종성 이첨판막 질환, ACVIM C기: 울혈성 심부전 증상이 현재 있거나 과거에 있었습니다.',
    ],
    [
      'MMVD D기',
      '점액종성 이첨판막 질환, ACVIM D기: 표준 치료로 더 이상 조절되지 않는 울혈성 심부전입니다.',
    ],
    [
      'HCM B1기',
      '비대형 심근병증 표현형, ACVIM B1기: 임상 증상이 없고 좌심방 크기는 정상이거나 경도로 확장되어 있습니다.',
    ],
    [
      'HCM B2기',
      '비대형 심근병증 표현형, ACVIM B2기: 임상 증상은 없으나 좌심방이 중등도 이상 확장되어 심부전과 혈전색전증 위험이 높습니다.',
    ],
    [
      'HCM C기',
      '비대형 심근병증 표현형, ACVIM C기: 울혈성 심부전 또는 동맥 혈전색전증이 현재 있거나 과거에 있었습니다.',
    ],
  ],
}
