import type { CataloguePhrase, MreSection } from './mre-phrase.ts'

/**
 * The first catalogue, handbook 4.8: drafts until the office approves each text with a veterinarian. An id is never used again for
 * another phrase, because reviews name it.
 */
export const FIRST_CATALOGUE = [
  ...section('diagnosis', {
    'dx.sinus_normal': ['Sinus rhythm within normal limits', '洞調律、正常範囲内'],
    'dx.rsa': [
      '(Respiratory) sinus arrhythmia, normal in dogs',
      '(呼吸性)洞性不整脈、犬では正常所見',
    ],
    'dx.sinus_tachycardia': ['Sinus tachycardia', '洞性頻脈'],
    'dx.sinus_bradycardia': ['Sinus bradycardia', '洞性徐脈'],
    'dx.af_suspected': ['Atrial fibrillation suspected', '心房細動の疑い'],
    'dx.vpc': ['Ventricular premature complexes (VPC)', '心室期外収縮'],
    'dx.vt': ['Ventricular tachycardia', '心室頻拍'],
    'dx.pac': ['Premature atrial complexes (PAC)', '心房期外収縮'],
    'dx.svt': ['Supraventricular tachycardia', '上室頻拍'],
    'dx.av_block_1': ['First-degree AV block', '第1度房室ブロック'],
    'dx.av_block_2': ['Second-degree AV block', '第2度房室ブロック'],
    'dx.av_block_3': ['Third-degree AV block', '第3度房室ブロック'],
    'dx.sinus_arrest': ['Sinus arrest, {n} s', '洞停止、{n} 秒'],
    'dx.wandering_pacemaker': ['Wandering pacemaker', '遊走性ペースメーカー'],
  }),
  ...section('suspected', {
    'sus.atrial_enlargement': ['Atrial enlargement', '心房拡大'],
    'sus.ventricular_enlargement': ['Ventricular enlargement', '心室拡大'],
  }),
  ...section('interpretation', {
    'int.p_tall_or_prolonged': [
      'P wave tall or prolonged: atrial enlargement possible',
      'P波増高・延長：心房拡大の可能性',
    ],
    'int.qrs_tall_or_wide': ['QRS tall or wide', 'QRS群増高・延長'],
    'int.cat_sinus_arrhythmia': [
      'Sinus arrhythmia, uncommon in cats in a clinic: consider a vagal cause',
      '洞性不整脈：院内の猫ではまれ、迷走神経の関与を考慮',
    ],
    'int.longest_pause': ['Longest pause {n} s', '最長の休止 {n} 秒'],
    'int.packet_loss': [
      'Packet loss limits interpretation',
      'パケットロス（データ欠損）により判読に限界あり',
    ],
    'int.artefact': ['Artefact limits interpretation', 'アーチファクトにより判読に限界あり'],
  }),
  ...section('evaluation', {
    'ev.echo': ['Echocardiography', '心エコー検査'],
    'ev.holter': ['Holter recording', 'ホルター心電図検査'],
    'ev.chest_xray': ['Chest X-ray', '胸部X線検査'],
    'ev.electrolytes': ['Electrolytes', '電解質検査'],
    'ev.troponin': ['Troponin I', 'トロポニンI'],
    'ev.atropine': ['Atropine test', 'アトロピン負荷試験'],
    'ev.pain_fever_thyroid': ['Look for pain, fever, thyroid disease', '疼痛・発熱・甲状腺の確認'],
    'ev.blood_pressure': ['Blood pressure', '血圧測定'],
    'ev.t4': ['Thyroid hormone (T4)', '甲状腺ホルモン（T4）測定'],
    'ev.recheck': ['ECG re-check', '心電図再検査'],
    'ev.referral': ['Referral to a specialist', '専門医への紹介'],
    'ev.record_again': ['Record again', '再記録'],
  }),
  ...section('p_morphology', {
    'p.normal': ['Normal', '正常'],
    'p.tall': ['Tall', '増高'],
    'p.indiscernible': ['Indiscernible', '判別不能'],
    'p.discernible': ['Discernible', '判別可能'],
    'p.prolonged': ['Prolonged', '延長'],
    'p.notch': ['Notch', 'ノッチ'],
  }),
  ...section('qrs_morphology', {
    'qrs.normal': ['Normal', '正常'],
    'qrs.tall_and_upright': ['Tall and upright', '増高・陽性'],
    'qrs.wide_and_bizarre': ['Wide and bizarre', '幅広・奇異'],
    'qrs.deep_s': ['Deep S', '深いS波'],
    'qrs.low_voltage': ['Low voltage', '低電位'],
    'qrs.notched': ['Notched', 'ノッチあり'],
  }),
  ...[
    'diagnosis' as const,
    'suspected' as const,
    'interpretation' as const,
    'evaluation' as const,
  ].map(
    (name): CataloguePhrase => ({
      id: `manual.${name}`,
      section: name,
      texts: { en: 'Own words', ja: '自由入力' },
      isManual: true,
    }),
  ),
] satisfies readonly CataloguePhrase[]

function section(
  name: MreSection,
  phrases: Readonly<Record<string, readonly [en: string, ja: string]>>,
): CataloguePhrase[] {
  return Object.entries(phrases).map(([id, [en, ja]]) => ({
    ...{ id, section: name, texts: { en, ja } },
    ...(name === 'evaluation' && { priority: 'recommended' as const }),
  }))
}
