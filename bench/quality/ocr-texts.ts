import type { ExpectedLanguages } from '@farebox/documents';

/** The texts of the measured pages, written for this purpose, so that no book or model contains them. */
export interface OcrText {
  language: 'korean' | 'english' | 'chinese' | 'traditional' | 'japanese';
  /** Its possible languages, with Tesseract's names. */
  languages: ExpectedLanguages;
  /** Sans serif, and serif. */
  fontFamilies: readonly [string, string];
  /** Lines break at spaces, or after any character. */
  breaksAt: 'space' | 'character';
  heading: string;
  paragraphs: readonly string[];
  columns: readonly [string, string];
  table: ReadonlyArray<readonly string[]>;
}

export const ocrTexts: readonly OcrText[] = [
  {
    language: 'korean',
    languages: [['kor'], ['eng']],
    fontFamilies: ['Noto Sans CJK KR', 'Noto Serif CJK KR'],
    breaksAt: 'space',
    heading: '창고 운영 보고서',
    paragraphs: [
      '이번 분기에는 부산과 인천의 두 창고에서 모두 4,820건의 주문을 처리하였다. 작년 같은 기간보다 12.5% 늘어난 수치이며, 하루 평균으로는 53건에 해당한다. 가장 바쁜 날은 3월 14일이었고 그날만 217건이 출고되었다.',
      '냉장 설비는 두 차례 점검을 받았다. 첫 번째 점검에서 온도 센서의 오차가 발견되어 부품을 교체하였고, 두 번째 점검에서는 아무런 문제가 없었다. 담당자는 김서연 과장이며 연락처는 사내 주소록에서 확인할 수 있다.',
      '새로운 관리 시스템 Farebox 2.0은 4월 1일부터 시험 운영에 들어간다. 직원들은 바코드 대신 QR 코드를 사용하게 되며, 재고 조회에 걸리는 시간은 평균 8초에서 1초 이하로 줄어들 것으로 예상된다. 교육은 네 번에 나누어 진행하고, 야간 근무자를 위한 영상 자료도 준비하였다.',
      '반품 비율은 2.1%로 낮아졌다. 포장 상자를 더 두꺼운 것으로 바꾼 뒤 운송 중 파손이 눈에 띄게 줄었기 때문이다. 다만 상자 값이 개당 140원 올랐으므로 다음 분기에는 재사용이 가능한 용기를 함께 검토하기로 하였다.',
      '겨울철 난방비는 예산보다 6백만 원 적게 들었다. 남은 금액은 휴게실의 의자와 조명을 새로 바꾸는 데 쓰기로 했으며, 구체적인 계획은 다음 회의에서 논의한다.',
    ],
    columns: [
      '우리 마을 도서관은 매주 화요일 저녁에 작은 음악회를 연다. 연주자는 대부분 이웃에 사는 학생들이고 관객은 서른 명쯤 된다. 지난주에는 첼로와 피아노가 함께 봄노래를 들려주었다. 공연이 끝나면 차를 마시며 책 이야기를 나눈다.',
      '강가의 산책로는 올해 봄에 다시 포장되었다. 자전거와 사람이 다니는 길을 나누었고 밤에도 걸을 수 있도록 등을 달았다. 아침마다 오리 가족이 물가에 나타나 아이들이 무척 좋아한다. 다만 비가 많이 오면 길이 잠기기도 한다.',
    ],
    table: [
      ['품목', '수량', '단가', '금액'],
      ['종이 상자', '1,200', '350원', '420,000원'],
      ['포장 테이프', '85', '1,900원', '161,500원'],
      ['라벨 용지', '40', '12,000원', '480,000원'],
      ['운반용 수레', '6', '78,500원', '471,000원'],
      ['보호 장갑', '150', '900원', '135,000원'],
    ],
  },
  {
    language: 'english',
    languages: [['eng']],
    fontFamilies: ['Liberation Sans', 'Liberation Serif'],
    breaksAt: 'space',
    heading: 'Harbour Maintenance Review',
    paragraphs: [
      'The northern quay was closed for eleven days in February while divers replaced two corroded pilings. Traffic was moved to berths 4 and 5, and the delay for cargo vessels stayed below three hours on all but one morning. The total cost came to $184,250, which is 7.5% under the estimate.',
      'Readings from the tide gauge were compared with the older instrument on the lighthouse. The two differ by at most 12 millimetres, and the difference does not grow with the height of the water. We therefore propose to retire the older gauge at the end of June and to keep its records in the archive.',
      'Dredging of the inner basin (section B-12) starts on 3 September. Fishermen asked that the work should stop during the herring season; the contractor agreed, provided that the schedule may run into November. A notice will be posted at the harbour office, on the website and at both fuel stations.',
      'Complaints about noise fell from 41 to 17. Most of them concern the ice plant, whose compressor is now switched off between 22:00 and 06:00. Residents of Mill Street report that they can sleep with open windows again, "for the first time since 2019", as one letter puts it.',
      'The next review is due in October. Please send corrections to the secretary before the 15th; figures that arrive later will be printed in the annual summary instead.',
    ],
    columns: [
      'Bread rises because yeast turns sugar into gas and alcohol. The gas is caught in a web of gluten, which forms when flour is kneaded with water. A warm kitchen makes the dough rise quickly, but a cold night in the pantry gives it a better taste. Salt slows the yeast and strengthens the web.',
      'Old maps of the valley show three mills along the stream, though only one of them still stands. Its wheel was repaired by volunteers and turns on the first Sunday of each month. Visitors may grind a handful of rye and take the flour home in a paper bag. Dogs are welcome outside.',
    ],
    table: [
      ['Part', 'Quantity', 'Price', 'Amount'],
      ['Steel bolt', '1,200', '$0.35', '$420.00'],
      ['Rope, 12 mm', '85', '$1.90', '$161.50'],
      ['Paint, grey', '40', '$12.00', '$480.00'],
      ['Signal lamp', '6', '$78.50', '$471.00'],
      ['Work gloves', '150', '$0.90', '$135.00'],
    ],
  },
  {
    language: 'chinese',
    languages: [['chi_sim', 'chi_tra'], ['eng']],
    fontFamilies: ['Noto Sans CJK SC', 'Noto Serif CJK SC'],
    breaksAt: 'character',
    heading: '仓库运行报告',
    paragraphs: [
      '本季度两个仓库共处理订单4820件，比去年同期增长了12.5%，平均每天约五十三件。最忙的一天是三月十四日，当天发货二百一十七件，全部在晚上八点以前完成。',
      '冷藏设备接受了两次检查。第一次检查发现温度传感器有误差，已经更换了零件；第二次检查没有发现任何问题。负责人是王丽华，联系方式可以在公司的通讯录里查到。',
      '新的管理系统Farebox 2.0将于四月一日开始试运行。员工不再使用条形码，而是使用QR码，查询库存的时间预计从平均八秒缩短到一秒以内。培训分四次进行，并为夜班人员准备了录像。',
      '退货比例下降到百分之二点一。原因是改用了更厚的纸箱，运输途中的损坏明显减少。不过每个纸箱的价格上涨了八角，因此下个季度将同时考虑可以重复使用的容器。',
      '冬季取暖费用比预算少了六万元。剩余的资金将用来更换休息室的椅子和灯具，具体计划在下次会议上讨论。请各部门在十五日以前把意见交给办公室。',
    ],
    columns: [
      '村里的图书馆每个星期二晚上举办小型音乐会。演奏者大多是住在附近的学生，听众有三十人左右。上周大提琴和钢琴一起演奏了春天的歌曲。演出结束以后，大家一边喝茶一边谈论自己喜欢的书。',
      '河边的小路今年春天重新铺过。自行车和行人各走各的道，晚上也装上了路灯。每天早晨都有一家野鸭来到水边，孩子们非常喜欢。只是下大雨的时候，小路有时会被水淹没，需要绕道而行。',
    ],
    table: [
      ['品名', '数量', '单价', '金额'],
      ['纸箱', '1200', '3.50', '4200.00'],
      ['胶带', '85', '19.00', '1615.00'],
      ['标签纸', '40', '12.00', '480.00'],
      ['手推车', '6', '785.00', '4710.00'],
      ['防护手套', '150', '9.00', '1350.00'],
    ],
  },
  {
    language: 'traditional',
    languages: [['chi_sim', 'chi_tra'], ['eng']],
    fontFamilies: ['Noto Sans CJK TC', 'Noto Serif CJK TC'],
    breaksAt: 'character',
    heading: '港口維護報告',
    paragraphs: [
      '北側碼頭在二月關閉了十一天，潛水員更換了兩根生鏽的鋼樁。船隻改停第四與第五泊位，貨船的延誤除了一個早上以外都不到三小時。總費用為184250元，比預算少百分之七點五。',
      '潮位計的讀數與燈塔上的舊儀器作了比較。兩者最多相差十二毫米，而且差距不會隨著水位升高。因此我們建議在六月底停用舊儀器，並把它的紀錄保存在檔案室裡。',
      '內港的疏浚工程將於九月三日開始。漁民要求在鯡魚季節暫停施工，承包商已經同意，條件是工期可以延長到十一月。公告會張貼在港務處、網站以及兩個加油站。',
      '關於噪音的投訴從四十一件減少到十七件，大部分與製冰廠有關，那裡的壓縮機現在從晚上十點到早上六點關閉。磨坊街的居民說，他們終於可以開著窗戶睡覺了。',
      '新的管理系統Farebox 2.0將於四月一日開始試用。員工改用QR碼，查詢庫存的時間預計由八秒縮短到一秒以內。請各部門在十五日以前把意見交給秘書。',
    ],
    columns: [
      '村裡的圖書館每個星期二晚上舉辦小型音樂會。演奏者多半是住在附近的學生，聽眾有三十人左右。上週大提琴和鋼琴一起演奏了春天的歌曲。演出結束以後，大家一邊喝茶一邊談論自己喜歡的書。',
      '河邊的小路今年春天重新鋪過。自行車和行人各走各的道，晚上也裝上了路燈。每天早晨都有一家野鴨來到水邊，孩子們非常喜歡。只是下大雨的時候，小路有時會被水淹沒，需要繞道而行。',
    ],
    table: [
      ['品名', '數量', '單價', '金額'],
      ['紙箱', '1200', '3.50', '4200.00'],
      ['膠帶', '85', '19.00', '1615.00'],
    ],
  },
  {
    language: 'japanese',
    languages: [['jpn'], ['eng']],
    fontFamilies: ['Noto Sans CJK JP', 'Noto Serif CJK JP'],
    breaksAt: 'character',
    heading: '倉庫運営報告書',
    paragraphs: [
      '今期は二つの倉庫で合わせて4820件の注文を処理した。昨年の同じ時期より12.5%多く、一日の平均では約五十三件になる。最も忙しかったのは三月十四日で、その日だけで二百十七件を出荷した。',
      '冷蔵設備は二回の点検を受けた。一回目の点検で温度センサーの誤差が見つかり、部品を交換した。二回目の点検では何も問題がなかった。担当者は佐藤さんで、連絡先は社内の名簿で確認できる。',
      '新しい管理システムFarebox 2.0は四月一日から試験運用を始める。社員はバーコードの代わりにQRコードを使い、在庫の照会にかかる時間は平均八秒から一秒以下に短くなる見込みである。研修は四回に分けて行い、夜勤の人のために動画も用意した。',
      '返品の割合は二パーセントまで下がった。梱包の箱をより厚いものに変えたところ、輸送中の破損が目に見えて減ったからである。ただし箱の値段が上がったので、来期は繰り返し使える容器もあわせて検討する。',
      '冬の暖房費は予算より六十万円少なかった。残りの金額は休憩室の椅子と照明を新しくするために使い、詳しい計画は次の会議で話し合うことにした。意見は十五日までに事務室へ届けてください。',
    ],
    columns: [
      '村の図書館では毎週火曜日の夜に小さな音楽会を開いている。演奏するのは近所の学生たちで、聴きに来る人は三十人ほどである。先週はチェロとピアノが春の歌を聞かせてくれた。終わった後はお茶を飲みながら本の話をする。',
      '川沿いの散歩道は今年の春に新しく舗装された。自転車と人の通る道を分け、夜も歩けるように明かりを付けた。毎朝カモの家族が水辺に現れ、子どもたちはとても喜んでいる。ただ大雨の時は道が水につかることもある。',
    ],
    table: [
      ['品名', '数量', '単価', '金額'],
      ['段ボール箱', '1200', '35円', '42000円'],
      ['梱包テープ', '85', '190円', '16150円'],
      ['ラベル用紙', '40', '1200円', '48000円'],
      ['運搬用台車', '6', '7850円', '47100円'],
      ['保護手袋', '150', '90円', '13500円'],
    ],
  },
];
