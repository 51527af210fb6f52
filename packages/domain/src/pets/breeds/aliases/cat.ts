/** Names by which clinics search for a cat breed: `English name|Japanese|Korean|others`. See `dog.ts`. */
export const CAT_ALIASES = `
Not in the list|リストにない|목록에 없음|
Abyssinian|アビシニアン|아비시니안|阿比,阿比西尼亞
American Curl|アメリカン・カール|아메리칸 컬|美國捲耳,美国卷耳
American Shorthair|アメリカン・ショートヘア|아메리칸 쇼트헤어|美短,美國短毛,美国短毛猫,ASH,アメショー,アメショ,아메숏
Balinese|バリニーズ|발리니즈|
Bengal|ベンガル|벵갈|豹貓,孟加拉,豹猫,孟加拉豹猫
Birman|バーマン|버만|伯曼
Bombay|ボンベイ|봄베이|
British Longhair|ブリティッシュ・ロングヘア|브리티시 롱헤어|英長,英长,BLH
British Shorthair|ブリティッシュ・ショートヘア|브리티시 쇼트헤어|英短,英國短毛,英国短毛猫,蓝猫,藍貓,BSH,ブリショー,브숏
Burmese|バーミーズ|버미즈|
Chartreux|シャルトリュー|샤르트뢰|卡爾特貓
Chinchilla Persian|チンチラ|친칠라|金吉拉貓,金吉拉猫
Cornish Rex|コーニッシュ・レックス|코니시 렉스|柯尼斯捲毛貓
Devon Rex|デボン・レックス|데본 렉스|德文
Domestic Longhair|家猫（長毛）|코리안 롱헤어|DLH,米克斯,長毛家貓,雑種,ミックス,믹스,mix,moggy,中华田园猫
Domestic Mediumhair|家猫（中毛）|도메스틱 미디엄헤어|DMH,米克斯,雑種,ミックス,믹스,mix,moggy
Domestic Shorthair|家猫（短毛）|코리안 쇼트헤어|DSH,米克斯,家貓,唐貓,短毛家貓,土貓,橘貓,虎斑貓,賓士貓,三花貓,中华田园猫,土猫,橘猫,狸花猫,日本猫,雑種,ミックス,キジトラ,茶トラ,三毛猫,코숏,믹스,고양이 잡종,mix,moggy,tabby
Exotic Shorthair|エキゾチック・ショートヘア|엑조틱 쇼트헤어|加菲貓,加菲,異短,异短,加菲猫,異國短毛,エキゾ
Himalayan|ヒマラヤン|히말라얀|喜馬拉雅
Japanese Bobtail|ジャパニーズ・ボブテイル|재패니즈 밥테일|
Korat|コラット|코랏|
Maine Coon|メインクーン|메인쿤|緬因,缅因,缅因猫,MC,MCO
Manx|マンクス|맹크스|曼克斯貓
Minuet (Napoleon)|ミヌエット|미뉴에트|米努特,ミヌエット（ナポレオン）
Mixed breed|ミックス|믹스묘|米克斯,混種,雜種,混血,杂种,串串,雑種,雑種猫,ミックス猫,믹스,잡종,mix,cross,crossbreed,moggy
Munchkin|マンチカン|먼치킨|曼基康,短腿貓,曼赤肯,短腿猫,矮脚猫
Norwegian Forest Cat|ノルウェージャン・フォレスト・キャット|노르웨이 숲|挪威森林,森林貓,NFC,ノルウェージャン,ノル,노르웨이숲고양이
Ocicat|オシキャット|오시캣|
Oriental Shorthair|オリエンタル・ショートヘア|오리엔탈 쇼트헤어|東短,東方短毛
Persian|ペルシャ|페르시안|波斯,ペルシア,PER
RagaMuffin|ラガマフィン|라가머핀|
Ragdoll|ラグドール|랙돌|布偶,布偶猫,랙돌고양이,렉돌
Russian Blue|ロシアン・ブルー|러시안 블루|俄羅斯藍,俄藍,俄罗斯蓝猫,俄蓝,RB
Savannah|サバンナ|사바나|
Scottish Fold|スコティッシュ・フォールド|스코티시 폴드|摺耳貓,折耳貓,折耳,苏格兰折耳猫,折耳猫,摺耳,SF,スコティッシュ,スコ,스코티쉬 폴드
Scottish Fold Longhair|スコティッシュ・フォールド・ロングヘア|스코티시 폴드 롱헤어|長毛摺耳,Highland Fold
Scottish Straight|スコティッシュ・ストレート|스코티시 스트레이트|立耳,立耳貓
Selkirk Rex|セルカーク・レックス|셀커크 렉스|
Siamese|シャム|샴|暹羅,暹罗猫,シャム猫,샴고양이
Siberian|サイベリアン|시베리안|西伯利亞森林貓,西伯利亚森林猫,シベリアン
Singapura|シンガプーラ|싱가푸라|
Snowshoe|スノーシュー|스노슈|
Somali|ソマリ|소말리|索馬利貓
Sphynx|スフィンクス|스핑크스|斯芬克斯,無毛貓,无毛猫,스핑크스고양이
Tonkinese|トンキニーズ|통키니즈|
Toyger|トイガー|토이거|
Turkish Angora|ターキッシュ・アンゴラ|터키시 앙고라|土耳其安哥拉,터앙
Turkish Van|ターキッシュ・バン|터키시 반|
`
