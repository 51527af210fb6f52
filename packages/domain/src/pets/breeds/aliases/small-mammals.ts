/** Names by which clinics search for a rabbit: `English name|Japanese|Korean|others`. See `dog.ts`. */
export const RABBIT_ALIASES = `
Not in the list|リストにない|목록에 없음|
American Fuzzy Lop|アメリカン・ファジー・ロップ|아메리칸 퍼지롭|美種費斯垂耳兔
Angora (English)|イングリッシュ・アンゴラ|잉글리시 앙고라|安哥拉兔,アンゴラ,앙고라
Dutch|ダッチ|더치|道奇兔,荷兰兔,熊貓兔,パンダウサギ
Dwarf Hotot|ドワーフ・ホト|드워프 호토|侯特兔,熊貓眼兔,ホト
English Lop|イングリッシュ・ロップイヤー|잉글리시 롭|
Flemish Giant|フレミッシュ・ジャイアント|플레미시 자이언트|巨型兔,法蘭德巨兔
French Lop|フレンチ・ロップイヤー|프렌치 롭|
Holland Lop|ホーランド・ロップ|홀랜드 롭|荷蘭垂耳,垂耳兔,荷兰垂耳兔,ロップイヤー,たれ耳,롭이어
Jersey Wooly|ジャージー・ウーリー|저지 울리|
Lionhead|ライオンヘッド|라이언헤드|獅子頭兔,狮子兔,狮子头兔
Lionhead Lop|ライオン・ロップ|라이언 롭|獅子垂耳
Mini Lop|ミニ・ロップ|미니 롭|迷你垂耳
Mini Rex|ミニ・レッキス|미니 렉스|迷你雷克斯,ミニレッキス
Mixed breed|ミックス|믹스|米克斯,混種,雜種,雑種,ミニウサギ,잡종,mix,cross,crossbreed,杂种
Netherland Dwarf|ネザーランド・ドワーフ|네덜란드 드워프|荷蘭侏儒,侏儒兔,道瓦夫兔,荷兰侏儒兔,ネザー,네더랜드 드워프,ND
New Zealand|ニュージーランド・ホワイト|뉴질랜드 화이트|紐西蘭白兔,NZW,日本白色種
Rex|レッキス|렉스|雷克斯
`

/** Names by which clinics search for a guinea pig. */
export const GUINEA_PIG_ALIASES = `
Not in the list|リストにない|목록에 없음|
Abyssinian|アビシニアン|아비시니안|阿比西尼亞,阿比西尼亞天竺鼠
Alpaca|アルパカ|알파카|
American|イングリッシュ（短毛）|아메리칸|短毛天竺鼠,美國短毛,イングリッシュ,잉글리시,English,smooth
American Crested|アメリカン・クレステッド|아메리칸 크레스티드|
English Crested|イングリッシュ・クレステッド|잉글리시 크레스티드|
Himalayan|ヒマラヤン|히말라얀|
Mixed breed|ミックス|믹스|米克斯,混種,雜種,雑種,잡종,mix,cross,天竺鼠,豚鼠,荷兰猪,モルモット,기니피그
Peruvian|ペルビアン|페루비안|秘魯,長毛天竺鼠
Rex|レックス|렉스|
Silkie (Sheltie)|シェルティ|실키 (셸티)|謝特蘭,Sheltie
Skinny Pig|スキニーギニアピッグ|스키니 피그|無毛天竺鼠,无毛豚鼠,スキニー
Teddy|テディ|테디|泰迪
Texel|テッセル|텍셀|
`

/** Names by which clinics search for a sugar glider. */
export const SUGAR_GLIDER_ALIASES = `
Not in the list|リストにない|목록에 없음|
Albino|アルビノ|알비노|白子
Classic Grey|ノーマル（クラシックグレー）|클래식 그레이|標準灰,原色,normal,ノーマル,노멀
Leucistic|リューシスティック|루시스틱|白蜜,Leu
Mosaic|モザイク|모자이크|馬賽克
Platinum|プラチナ|플래티넘|白金
Sugar Glider|フクロモモンガ|슈가글라이더|蜜袋鼯,米克斯,雑種,ミックス,믹스,mix,cross,蜜袋鼯鼠,袋鼯
White Face Blonde|ホワイトフェイス・ブロンド|화이트 페이스 블론드|白面
`
