/**
 * Names by which clinics search for a dog breed: `English name|Japanese|Korean|others`, the last separated by commas. Includes
 * names used in Taiwan and mainland China, short forms and abbreviations; names follow the Japan Kennel Club, the Korean Kennel
 * Federation and the Kennel Club of Taiwan, where they list the breed.
 */
export const DOG_ALIASES = `
Not in the list|リストにない|목록에 없음|
Afghan Hound|アフガン・ハウンド|아프간 하운드|阿富汗猎犬
Airedale Terrier|エアデール・テリア|에어데일 테리어|愛爾德㹴,艾爾谷㹴,万能梗
Akita|秋田犬|아키타|秋田
Alaskan Malamute|アラスカン・マラミュート|알래스칸 말라뮤트|阿拉斯加,阿拉斯加馬拉謬,阿拉斯加犬,mal
American Bulldog|アメリカン・ブルドッグ|아메리칸 불독|美国斗牛犬
American Bully|アメリカン・ブリー|아메리칸 불리|惡霸犬,惡霸,恶霸犬
American Cocker Spaniel|アメリカン・コッカー・スパニエル|아메리칸 코커 스패니얼|美國可卡,可卡,美系可卡,美卡,可卡犬,ACS,コッカー
American Pit Bull Terrier|アメリカン・ピット・ブル・テリア|아메리칸 핏불 테리어|比特犬,比特,APBT,pitbull,pit bull
American Staffordshire Terrier|アメリカン・スタッフォードシャー・テリア|아메리칸 스태퍼드셔 테리어|美國斯塔福,AmStaff
Australian Cattle Dog|オーストラリアン・キャトル・ドッグ|오스트레일리언 캐틀 독|澳洲牛犬,ACD,blue heeler,heeler
Australian Shepherd|オーストラリアン・シェパード|오스트레일리언 셰퍼드|澳牧,Aussie
Australian Silky Terrier|オーストラリアン・シルキー・テリア|오스트레일리언 실키 테리어|絲毛梗,澳洲絲毛梗,silky
Basenji|バセンジー|바센지|貝生吉
Basset Hound|バセット・ハウンド|바셋 하운드|巴吉度,巴吉度犬
Beagle|ビーグル|비글|米格魯,比格犬,比格,小獵兔犬
Bearded Collie|ビアデッド・コリー|비어디드 콜리|長鬚柯利
Bedlington Terrier|ベドリントン・テリア|베들링턴 테리어|貝林登㹴,貝靈頓梗
Belgian Malinois|ベルジアン・シェパード・ドッグ・マリノア|벨지안 말리노이즈|馬利諾,馬犬,瑪利諾犬,马犬,mal
Bernese Mountain Dog|バーニーズ・マウンテン・ドッグ|버니즈 마운틴 독|伯恩山,BMD,Berner
Bichon Frisé|ビション・フリーゼ|비숑 프리제|比熊,比熊犬,卷毛比熊,Bichon Frise,ビション,비숑
Border Collie|ボーダー・コリー|보더 콜리|邊境柯利,邊牧,边牧,边境牧羊犬,BC
Border Terrier|ボーダー・テリア|보더 테리어|邊境㹴犬
Borzoi|ボルゾイ|보르조이|蘇俄牧羊犬
Boston Terrier|ボストン・テリア|보스턴 테리어|波士頓㹴犬,波士頓梗,波士顿
Boxer|ボクサー|복서|拳師,拳师犬
Brussels Griffon|ブリュッセル・グリフォン|브뤼셀 그리펀|布魯塞爾格林芬犬
Bull Terrier|ブル・テリア|불 테리어|牛頭梗,牛头梗
Bulldog|ブルドッグ|불독|英鬥,英國鬥牛,英斗,English Bulldog,잉글리시 불독
Bullmastiff|ブルマスティフ|불마스티프|斗牛獒
Cairn Terrier|ケアーン・テリア|케언 테리어|凱恩梗
Cane Corso|カネ・コルソ|카네 코르소|卡斯羅,卡斯罗
Cavalier King Charles Spaniel|キャバリア・キング・チャールズ・スパニエル|카발리에 킹 찰스 스패니얼|CKCS,Cavalier,Cav,騎士查理,騎士查理斯王獵犬,查理士王小獵犬,查理王,骑士查理王猎犬,キャバリア,캐벌리어,카바리에,카발리에
Cavapoo|キャバプー|카바푸|Cavoodle,騎士查理貴賓
Chihuahua|チワワ|치와와|吉娃娃,Chi
Chinese Crested|チャイニーズ・クレステッド・ドッグ|차이니즈 크레스티드|中國冠毛,中国冠毛犬
Chow Chow|チャウ・チャウ|차우차우|鬆獅,松狮
Clumber Spaniel|クランバー・スパニエル|클럼버 스패니얼|
Cockapoo|コッカプー|코카푸|Cockerpoo,可卡貴賓
Collie (Rough)|ラフ・コリー|러프 콜리|蘇格蘭牧羊犬,苏格兰牧羊犬,苏牧,コリー,콜리,Lassie
Collie (Smooth)|スムース・コリー|스무스 콜리|
Coton de Tulear|コトン・ド・テュレアール|꼬똥 드 툴레아|棉花面紗,コトン,꼬똥
Dachshund (Miniature)|ミニチュア・ダックスフンド|미니어처 닥스훈트|迷你臘腸,臘腸,腊肠,臘腸犬,ダックス,ミニチュアダックス,닥스훈트,MLD,mini dachshund,sausage dog,カニンヘン
Dachshund (Standard)|スタンダード・ダックスフンド|스탠더드 닥스훈트|臘腸,腊肠犬,臘腸犬,ダックス,ダックスフント,닥스훈트,doxie
Dalmatian|ダルメシアン|달마시안|大麥町,大麥町犬,斑点狗
Dobermann|ドーベルマン|도베르만|杜賓,杜宾,都柏文犬,Doberman,Doberman Pinscher,Dobie,DP,도베르만 핀셔
Dogue de Bordeaux|ボルドー・マスティフ|도그 드 보르도|波爾多,DDB,French Mastiff
English Cocker Spaniel|イングリッシュ・コッカー・スパニエル|잉글리시 코커 스패니얼|英國可卡,可卡,英系可卡,ECS,コッカー,코커 스파니엘
English Setter|イングリッシュ・セター|잉글리시 세터|英國蹲獵犬
English Springer Spaniel|イングリッシュ・スプリンガー・スパニエル|잉글리시 스프링거 스패니얼|史賓格,史宾格,ESS,springer
Flat-Coated Retriever|フラットコーテッド・レトリーバー|플랫 코티드 리트리버|平毛,平毛拾獵犬,FCR
Formosan Mountain Dog|台湾犬|대만견|台灣土狗,土狗,福爾摩沙犬,台湾犬,タイワンドッグ,Taiwan Dog,FMD
Fox Terrier (Wire)|ワイヤー・フォックス・テリア|와이어 폭스 테리어|獵狐梗,剛毛獵狐梗,WFT
Fox Terrier (Smooth)|スムース・フォックス・テリア|스무스 폭스 테리어|短毛獵狐梗
French Bulldog|フレンチ・ブルドッグ|프렌치 불독|法鬥,法國鬥牛,法斗,法牛,Frenchie,FB,フレブル,프렌치 불도그,프불
German Shepherd Dog|ジャーマン・シェパード・ドッグ|저먼 셰퍼드|德國狼犬,狼犬,德牧,狼狗,德国牧羊犬,GSD,Alsatian,シェパード,독일 셰퍼드,세퍼드
German Shorthaired Pointer|ジャーマン・ショートヘアード・ポインター|저먼 쇼트헤어드 포인터|德國短毛指標犬,GSP
Giant Schnauzer|ジャイアント・シュナウザー|자이언트 슈나우저|巨型雪納瑞
Golden Retriever|ゴールデン・レトリーバー|골든 리트리버|黃金獵犬,黃金,黃金拾獵犬,金毛,金毛犬,金毛寻回犬,GR,Goldie,ゴールデン,골든
Goldendoodle|ゴールデンドゥードル|골든두들|黃金貴賓
Great Dane|グレート・デーン|그레이트 데인|大丹,GD
Great Pyrenees|グレート・ピレニーズ|그레이트 피레니즈|大白熊,庇里牛斯山犬,Pyrenean Mountain Dog
Greyhound|グレーハウンド|그레이하운드|格雷伊獵犬,靈緹,灵缇
Havanese|ハバニーズ|하바니즈|哈瓦那
Irish Setter|アイリッシュ・セター|아이리시 세터|愛爾蘭蹲獵犬
Irish Wolfhound|アイリッシュ・ウルフハウンド|아이리시 울프하운드|IWH
Italian Greyhound|イタリアン・グレーハウンド|이탈리안 그레이하운드|義大利靈緹,意大利灵缇,IG,Iggy,イタグレ
Jack Russell Terrier|ジャック・ラッセル・テリア|잭 러셀 테리어|傑克羅素,傑克羅素㹴,杰克罗素梗,JRT,ジャックラッセル
Japanese Chin|狆|재패니즈 친|日本仔,チン,Chin
Japanese Spitz|日本スピッツ|재패니즈 스피츠|日本狐狸犬,狐狸狗,銀狐犬,银狐,スピッツ,스피츠
Keeshond|キースホンド|케이스혼드|荷蘭毛獅
King Charles Spaniel|キング・チャールズ・スパニエル|킹 찰스 스패니얼|English Toy Spaniel,KCS
Korean Jindo|珍島犬|진돗개|珍島,진도견,진도개,Jindo
Labradoodle|ラブラドゥードル|래브라두들|拉布拉多貴賓
Labrador Retriever|ラブラドール・レトリーバー|래브라도 리트리버|拉布拉多,拉拉,拉不拉多,拉布拉多拾獵犬,Lab,LR,ラブラドール,ラブ,래브라도,라브라도
Lhasa Apso|ラサ・アプソ|라사 압소|拉薩,拉萨犬
Maltese|マルチーズ|몰티즈|馬爾濟斯,瑪爾濟斯,马尔济斯,馬爾他,말티즈
Maltipoo|マルプー|말티푸|馬爾泰迪,馬爾貴賓,マルチプー
Miniature Bull Terrier|ミニチュア・ブル・テリア|미니어처 불 테리어|
Miniature Pinscher|ミニチュア・ピンシャー|미니어처 핀셔|迷你品,小鹿犬,迷你杜賓,小鹿狗,Min Pin,MinPin,ミニピン,미니핀
Miniature Schnauzer|ミニチュア・シュナウザー|미니어처 슈나우저|雪納瑞,迷你雪納瑞,雪纳瑞,史納莎,MS,Mini Schnauzer,シュナウザー,シュナ,슈나우저
Mixed breed (giant)|ミックス（超大型）|믹스견 (초대형)|米克斯,混種,雜種,混血,杂种,串串,雑種,ミックス,믹스,잡종,mix,cross,crossbreed,mongrel,mutt
Mixed breed (large)|ミックス（大型）|믹스견 (대형)|米克斯,混種,雜種,混血,杂种,串串,土狗,雑種,ミックス,믹스,잡종,mix,cross,crossbreed,mongrel,mutt
Mixed breed (medium)|ミックス（中型）|믹스견 (중형)|米克斯,混種,雜種,混血,杂种,串串,土狗,中华田园犬,雑種,ミックス,믹스,잡종,시고르자브종,mix,cross,crossbreed,mongrel,mutt
Mixed breed (small)|ミックス（小型）|믹스견 (소형)|米克斯,混種,雜種,混血,杂种,串串,雑種,ミックス,ミックス犬,믹스,잡종,mix,cross,crossbreed,mongrel,mutt
Newfoundland|ニューファンドランド|뉴펀들랜드|紐芬蘭,Newfie
Norfolk Terrier|ノーフォーク・テリア|노퍽 테리어|
Norwich Terrier|ノーリッチ・テリア|노리치 테리어|羅秦㹴
Old English Sheepdog|オールド・イングリッシュ・シープドッグ|올드 잉글리시 쉽독|古代牧羊犬,英國古代牧羊犬,古牧,OES,Bobtail
Papillon|パピヨン|파피용|蝴蝶犬,빠삐용
Pekingese|ペキニーズ|페키니즈|北京狗,京巴,獅子狗,京叭,Peke
Pomeranian|ポメラニアン|포메라니안|博美,博美犬,博美狗,Pom,ポメ,포메,Zwergspitz
Poodle (Medium)|ミディアム・プードル|미디엄 푸들|貴賓,貴賓犬,貴婦,貴婦狗,贵妇,中型貴賓,贵宾,プードル,푸들,Poodle
Poodle (Miniature)|ミニチュア・プードル|미니어처 푸들|貴賓,貴賓犬,貴婦,貴婦狗,贵妇,迷你貴賓,贵宾,プードル,푸들,mini poodle
Poodle (Standard)|スタンダード・プードル|스탠더드 푸들|貴賓,貴賓犬,貴婦,貴婦狗,贵妇,標準貴賓,巨型貴賓,贵宾,プードル,スタプー,푸들,SPoo
Poodle (Toy)|トイ・プードル|토이 푸들|貴賓,貴賓犬,貴婦,貴婦狗,贵妇,玩具貴賓,紅貴賓,泰迪,贵宾,泰迪犬,プードル,トイプー,푸들,Toy Poodle
Pug|パグ|퍼그|巴哥,巴哥犬,哈巴狗
Pungsan|豊山犬|풍산개|풍산견
Rottweiler|ロットワイラー|로트와일러|羅威納,羅威那,罗威纳,Rottie
Saint Bernard|セント・バーナード|세인트 버나드|聖伯納,圣伯纳,St Bernard,St. Bernard
Saluki|サルーキ|살루키|薩路基
Samoyed|サモエド|사모예드|薩摩耶,萨摩耶,薩摩,Sammy
Sapsali|サプサリ|삽살개|
Scottish Terrier|スコティッシュ・テリア|스코티시 테리어|蘇格蘭梗,Scottie
Shar Pei|シャー・ペイ|샤페이|沙皮,沙皮犬
Shetland Sheepdog|シェットランド・シープドッグ|셰틀랜드 쉽독|喜樂蒂,喜乐蒂,Sheltie,シェルティ,シェルティー,셸티
Shiba Inu|柴犬|시바견|柴,豆柴,シバ,しば,しばいぬ,시바,시바이누,시바 이누,Shiba
Shih Tzu|シー・ズー|시추|西施,西施狗,シーズー,시츄
Siberian Husky|シベリアン・ハスキー|시베리안 허스키|哈士奇,西伯利亞哈士奇,哈士奇犬,ハスキー,허스키,Husky
Staffordshire Bull Terrier|スタッフォードシャー・ブル・テリア|스태퍼드셔 불 테리어|SBT,Staffy,Staffie
Standard Schnauzer|スタンダード・シュナウザー|스탠더드 슈나우저|雪納瑞,標準雪納瑞
Tibetan Mastiff|チベタン・マスティフ|티베탄 마스티프|西藏獒犬
Tong Gau (Hong Kong village dog)|香港の地犬|홍콩 토종견|唐狗,土狗,mongrel,village dog,本地狗
Tosa|土佐|도사견|土佐犬
Vizsla|ビズラ|비즐라|維茲拉
Weimaraner|ワイマラナー|바이마라너|威瑪獵犬,魏瑪犬
Welsh Corgi (Cardigan)|ウェルシュ・コーギー・カーディガン|웰시 코기 카디건|柯基,柯基犬,卡迪根,コーギー,코기,Corgi
Welsh Corgi (Pembroke)|ウェルシュ・コーギー・ペンブローク|웰시 코기 펨브로크|柯基,柯基犬,威爾斯柯基,潘布魯克,コーギー,코기,웰시코기,Corgi,PWC
West Highland White Terrier|ウエスト・ハイランド・ホワイト・テリア|웨스트 하일랜드 화이트 테리어|西高地,西高地白㹴,西高地白梗,WHWT,Westie,ウェスティ,웨스티
Whippet|ウィペット|휘핏|惠比特
White Swiss Shepherd Dog|ホワイト・スイス・シェパード・ドッグ|화이트 스위스 셰퍼드|
Yorkshire Terrier|ヨークシャー・テリア|요크셔 테리어|約克夏,約克夏㹴,约克夏,约克夏梗,ヨーキー,요키,Yorkie,YT
Hokkaido|北海道犬|홋카이도견|
Kai Ken|甲斐犬|카이켄|甲斐
Kishu Ken|紀州犬|기슈견|紀州
Shikoku|四国犬|시코쿠견|四国
Parson Russell Terrier|パーソン・ラッセル・テリア|파슨 러셀 테리어|PRT
Rhodesian Ridgeback|ローデシアン・リッジバック|로디지안 리지백|羅德西亞脊背犬,RR
Schnoodle|シュヌードル|슈누들|
Pomsky|ポムスキー|폼스키|
Morkie|モーキー|몰키|
Chiweenie|チワックス|치위니|チワックス,吉娃娃臘腸
`
