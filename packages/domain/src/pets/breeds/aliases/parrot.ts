/** Names by which clinics search for a parrot: `English name|Japanese|Korean|others`. See `dog.ts`. */
export const PARROT_ALIASES = `
Not in the list|リストにない|목록에 없음|
African Grey (Congo)|ヨウム|콩고 아프리칸 그레이|非洲灰鸚鵡,灰鸚,灰鹦鹉,非洲灰鹦鹉,CAG,African Gray,회색앵무
African Grey (Timneh)|コイネズミヨウム|팀네 그레이|灰鸚,TAG
Alexandrine Parakeet|オオホンセイインコ|알렉산드린 앵무|亞歷山大,亚历山大鹦鹉
Amazon (Blue-fronted)|アオボウシインコ|청모자 아마존|藍帽亞馬遜,BFA
Amazon (Yellow-headed)|オオキボウシインコ|황두 아마존|
Amazon (Yellow-naped)|キエリボウシインコ|황목 아마존|
Bourke's Parakeet|アキクサインコ|버크 앵무|秋草
Budgerigar|セキセイインコ|사랑앵무|虎皮,阿蘇兒,虎皮鹦鹉,budgie,parakeet,セキセイ,잉꼬
Budgerigar (English)|大型セキセイインコ|잉글리시 사랑앵무|大頭虎皮
Caique (Black-headed)|ズグロシロハラインコ|검은머리 카이큐|凱克
Caique (White-bellied)|シロハラインコ|흰배 카이큐|金頭凱克,凱克
Cockatiel|オカメインコ|왕관앵무|玄鳳,玄凤鹦鹉,玄凤,雞尾鸚鵡,tiel,オカメ
Cockatoo (Galah)|モモイロインコ|갈라 코카투|粉紅巴丹,粉巴,Rose-breasted
Cockatoo (Goffin's)|シロビタイムジオウム|고핀 코카투|戈芬,戈芬氏巴丹
Cockatoo (Moluccan)|オオバタン|몰루칸 코카투|摩鹿加巴丹,鮭色巴丹
Cockatoo (Sulphur-crested)|キバタン|유황앵무|葵花巴丹,大巴丹,巴丹
Cockatoo (Umbrella)|タイハクオウム|우산 코카투|雨傘巴丹,大白巴丹
Cockatoo (Yellow-crested)|コバタン|소유황앵무|小巴丹,小葵花
Conure (Green-cheeked)|ホオミドリアカオウロコインコ|초록뺨 코뉴어|綠頰小太陽,小太陽,小太阳鹦鹉,和尚小太陽,GCC,ウロコインコ,그린칙 코뉴어
Conure (Pineapple)|ウロコインコ（パイナップル）|파인애플 코뉴어|鳳梨小太陽,小太陽,凤梨小太阳
Conure (Sun)|コガネメキシコインコ|썬코뉴어|金太陽,金太陽鸚鵡,金太阳鹦鹉,太陽鸚哥,선코뉴어
Conure (Nanday)|クロガミインコ|난데이 코뉴어|
Eclectus|オオハナインコ|뉴기니아 앵무|折衷,折衷鹦鹉
Indian Ringneck|ワカケホンセイインコ|링넥 앵무|月輪,月轮鹦鹉,環頸鸚鵡,IRN,ワカケ
Kakariki|アオハシインコ|카카리키|
Lorikeet (Rainbow)|ゴシキセイガイインコ|무지개 로리킷|彩虹吸蜜,吸蜜
Lovebird (Fischer's)|ルリゴシボタンインコ|피셔 모란앵무|費氏牡丹,愛情鳥,牡丹鹦鹉,모란앵무
Lovebird (Masked)|キエリクロボタンインコ|마스크드 모란앵무|黃襟黑牡丹,愛情鳥,牡丹鹦鹉,ボタンインコ,모란앵무
Lovebird (Peach-faced)|コザクラインコ|복숭아얼굴 모란앵무|小鸚,小櫻,桃面愛情鳥,愛情鳥,牡丹鹦鹉,コザクラ,모란앵무
Macaw (Blue-and-gold)|ルリコンゴウインコ|청금강앵무|琉璃金剛,藍黃金剛,金剛鸚鵡,金刚鹦鹉,BGM
Macaw (Green-winged)|ベニコンゴウインコ|홍금강앵무|紅綠金剛
Macaw (Hahn's)|ヒメコンゴウインコ|한스 마카우|迷你金剛
Macaw (Hyacinth)|スミレコンゴウインコ|히아신스 마카우|紫藍金剛
Macaw (Scarlet)|コンゴウインコ|금강앵무|緋紅金剛,五彩金剛
Monk Parakeet (Quaker)|オキナインコ|퀘이커 앵무|和尚,和尚鹦鹉,quaker,モンク,몽크
Other parrot|その他のインコ・オウム|기타 앵무|米克斯,其他,mix,cross,雑種,ミックス,믹스,잡종
Parrotlet (Pacific)|マメルリハインコ|태평양 앵무|太平洋,横斑,マメルリハ
Pionus (Blue-headed)|アケボノインコ|블루헤드 피오누스|
Poicephalus (Senegal)|ネズミガシラハネナガインコ|세네갈 앵무|塞內加爾
Rosella (Eastern)|ナナクサインコ|로젤라|玫瑰鸚鵡,七草
`
