/** The words of Taiwan's clinics in place of Hong Kong's in names of breeds. If two words start at the same position, the longer one is used. */
const TAIWAN_WORDS: ReadonlyMap<string, string> = new Map([
  ['意大利格力犬', '義大利靈緹犬'],
  ['意大利', '義大利'],
  ['比高犬', '米格魯'],
  ['曲架', '可卡'],
  ['貴婦', '貴賓'],
  ['金毛尋回犬', '黃金獵犬'],
  ['金毛貴婦犬', '黃金貴賓犬'],
  ['拉布拉多尋回犬', '拉布拉多犬'],
  ['芝娃娃', '吉娃娃'],
  ['摩天使犬', '瑪爾濟斯'],
  ['約瑟爹利', '約克夏㹴'],
  ['松鼠狗', '博美犬'],
  ['史納莎', '雪納瑞'],
  ['洛威拿犬', '羅威納犬'],
  ['格力犬', '靈緹犬'],
  ['積羅素㹴', '傑克羅素㹴'],
  ['哥基', '柯基'],
  ['哥頓', '戈登'],
  ['羅域治㹴', '諾威奇㹴'],
  ['斑點狗', '大麥町'],
  ['八哥犬', '巴哥犬'],
  ['西伯利亞雪橇犬', '西伯利亞哈士奇'],
  ['沙皮狗', '沙皮犬'],
  ['臘腸狗', '臘腸犬'],
  ['巴仙吉犬', '貝生吉犬'],
  ['馬連萊', '馬利諾'],
  ['日本銀狐犬', '日本狐狸犬'],
  ['古代英國牧羊犬', '英國古代牧羊犬'],
  ['新畿內亞', '新幾內亞'],
  ['克羅地亞', '克羅埃西亞'],
  ['西藏獚', '西藏獵犬'],
  ['索馬里', '索馬利'],
  ['朱古力', '巧克力'],
  ['葵鼠', '天竺鼠'],
])

const ANY_WORD = new RegExp(
  [...TAIWAN_WORDS.keys()].sort((one, other) => other.length - one.length).join('|'),
  'g',
)

/** Returns the name that Taiwan uses for a breed, from the name that Hong Kong uses. */
export function taiwanBreedName(nameZhHk: string): string {
  return nameZhHk.replace(ANY_WORD, (word) => TAIWAN_WORDS.get(word) ?? word)
}
