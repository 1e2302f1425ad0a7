import type { WrittenAsset } from './corpus.ts';

/** The words from which texts of one language are made. In templates, names in braces stand for words. */
export interface Language {
  subjects: NotEmpty<Subject>;
  places: NotEmpty<string>;
  periods: NotEmpty<string>;
  grains: NotEmpty<string>;
  publishers: NotEmpty<string>;
  syllables: readonly string[];
  titles: Record<WrittenAsset['assetType'], NotEmpty<string>>;
  sentences: readonly string[];
  contents: NotEmpty<string>;
  questions: NotEmpty<string>;
  /** The separator of two sentences. */
  between: string;
}

export interface Subject {
  name: string;
  /** As a user asks for it. */
  asked: string;
  measures: NotEmpty<string>;
  columns: string;
}

type NotEmpty<T> = readonly [T, ...T[]];

export const english: Language = {
  subjects: subjects(`
    rainfall | how much it rained | millimetres of rain, wet days, storms | station, date, rain_mm
    air quality | how clean the air is | PM2.5, nitrogen dioxide, ozone | sensor, hour, pm25, no2, o3
    house prices | what homes cost | sale price, price per square metre, days on market | postcode, sold_on, price, area
    bus timetables | when the bus comes | departure times, stops, delays | route, stop, arrival, departure
    flight arrivals | planes landing | delays, gates, cancellations | flight, origin, scheduled, actual
    wheat harvest | grain yields | tonnes per hectare, moisture, protein | district, season, yield
    stock quotes | share prices | closing price, volume, dividends | ticker, date, open, close, volume
    exchange rates | what a currency is worth | spot rate, forward rate, spread | base, quote, rate, time
    hospital beds | free places in clinics | occupancy, waiting time, admissions | hospital, ward, beds, free
    school results | how well pupils do | exam grades, attendance, class size | school, subject, grade
    electricity demand | power consumption | megawatts, peak load, price per megawatt hour | zone, hour, load_mw
    river levels | danger of flooding | water height, discharge, flood alerts | gauge, time, level_cm
    earthquakes | seismic activity | magnitude, depth, aftershocks | event, time, magnitude, depth_km
    bird sightings | where birds are seen | species counts, nests, migration dates | observer, species, count, lat, lon
    street trees | trees along roads | species, trunk girth, planting year | tree, species, girth_cm
    restaurant reviews | where to eat well | stars, opinions, dishes | restaurant, user, stars, text
    court decisions | rulings of judges | verdicts, citations, appeals | case, court, decided_on, outcome
    patents | inventions | claims, applicants, citations | patent, filed_on, applicant, class
    job offers | vacancies | salaries, skills, contract types | job, employer, salary, skills
    parking places | where to leave the car | free spaces, tariffs, opening hours | garage, free, capacity
    satellite pictures | views from space | cloud cover, vegetation index, bands | scene, taken_at, clouds
    sea temperature | how warm the water is | degrees, salinity, currents | buoy, time, celsius, salinity
    football matches | results of games | goals, line-ups, betting odds | match, home, away, goals
    piano music | calm tunes | tempo, key, length | track, composer, seconds, bpm
    street noise | how loud a city is | decibels, complaints, night limits | microphone, hour, decibels
    recipes | what to cook | ingredients, calories, preparation time | dish, ingredients, minutes
    medical abstracts | studies of treatments | trials, dosage, side effects | study, drug, outcome, patients
    speech recordings | people speaking | transcripts, accents, speakers | clip, speaker, seconds, text
    product barcodes | what a code stands for | brands, weights, categories | gtin, brand, name, grams
    vehicle registrations | newly licensed cars | makes, fuels, emissions | month, make, fuel, count
    crime reports | safety of a district | burglaries, thefts, arrests | incident, type, reported_on
    museum objects | works of art on show | artists, techniques, provenance | object, artist, year, medium
    election results | who won the vote | turnout, seats, party shares | constituency, party, votes
    internet outages | networks that are down | latency, packet loss, routes | network, began_at, minutes
    mountain trails | where to hike | ascent, difficulty, huts | trail, km, ascent_m
    company registers | who owns a firm | directors, filings, addresses | company, number, founded_on
    solar radiation | sunshine for panels | irradiance, sun hours, panel output | site, hour, w_per_m2
    shipping movements | where vessels are | positions, cargo, port calls | vessel, time, lat, lon, knots
    soil samples | what the ground is made of | acidity, nitrogen, organic carbon | plot, depth_cm, ph, carbon
    translations | the same text in two languages | sentence pairs, glossaries, alignment | source, target, domain`),
  places: list(
    `Hong Kong|London|Berlin|Tokyo|Nairobi|Sao Paulo|Toronto|Sydney|Mumbai|Cairo|Oslo|Lisbon|Warsaw|Seoul|Jakarta|Chicago|Boston|Seattle|Texas|
    California|Bavaria|Catalonia|Scotland|Kerala|Ontario|Queensland|Normandy|Tuscany|Anatolia|Patagonia|Finland|Portugal|Vietnam|Kenya|Chile|
    New Zealand|Iceland|the Netherlands|the Baltic Sea|the Alps|the Nile delta|the Great Lakes|Europe|East Africa|South America|the Pacific`,
    '|',
  ),
  periods: [
    '1990 to 2025',
    '2010 to 2020',
    'the last ten years',
    'the pandemic years',
    'summer',
    'winter',
    'the first quarter',
    'since 1901',
  ],
  grains: ['hourly', 'daily', 'weekly', 'monthly', 'yearly', 'real-time', 'quarterly'],
  publishers: [
    'the national statistics office',
    'a university group',
    'volunteers',
    'the city council',
    'a research institute',
    'a small company',
    'the port authority',
    'an open data foundation',
  ],
  syllables: list('bel cor dan fer gal hol kin lam mor nar ost pel quin ras sol tam ul ver wes yor zan brik stad mont lund field ham', ' '),
  titles: {
    dataset: [
      '{grain} {subject} in {place}, {period}',
      '{place} {subject}: {measure} and {other}',
      '{measure} of {place}, {grain}, {year}',
      '{name} survey of {subject} in {place}',
    ],
    text: ['Report on {subject} in {place}, {year}', 'How {measure} changed in {place} after {year}', 'Handbook of {subject} by {name}'],
    api: ['{subject} API for {place}', '{grain} {measure} service, {place}', 'Look up {measure} by location: {name}'],
    image: ['Photographs of {subject} near {place}, {year}', 'Maps of {measure} in {place}', '{name} picture collection: {subject}'],
    audio: ['Recordings about {subject} from {place}', '{name} podcast on {measure}', 'Sounds of {place}: {subject}, {year}'],
    video: ['Film of {subject} in {place}, {year}', 'Lecture series on {measure} by {name}', 'Drone footage for {subject}, {place}'],
  },
  sentences: [
    'Collected by {publisher} in {place} and checked by hand.',
    'Covers {period} with {count} locations, including {name}.',
    'Each record has {measure} and {other}.',
    'Updated {grain}; gaps are marked, nothing is interpolated.',
    'Made for planners, journalists and models that need {measure}.',
    'The {name} series is the longest of its kind since {year}.',
    'Comes with documentation of methods and a data dictionary.',
    'Compared with other sources for {place} it misses less than one percent.',
  ],
  contents: [
    'GET /{name}/latest GET /{name}/history place, from, to',
    'Introduction. {subject} in {place} has been observed since {year}. Methods. Results. {measure}.',
    '{name}_{year}_{count}',
  ],
  questions: [
    '{asked} in {place}',
    'where can I get {measure} for {place}',
    '{place} {subject} {year}',
    'cheap source of {grain} {subject}',
    'I need {measure} and {other} around {place} for training a model',
    '{subject} with {measure}',
    'machine readable {subject} {place} since {year}',
    '{name} {subject}',
  ],
  between: ' ',
};

export const chinese: Language = {
  subjects: subjects(`
    降雨量 | 下了多少雨 | 降水毫米数, 雨日, 暴雨次数 | 站点, 日期, 降雨量
    空气质量 | 空气好不好 | 细颗粒物, 二氧化氮, 臭氧 | 监测点, 小时, pm25
    房价 | 房子多少钱 | 成交价, 每平方米单价, 挂牌天数 | 小区, 成交日期, 总价
    公交时刻表 | 公交车几点到 | 发车时间, 站点, 晚点情况 | 线路, 站点, 到达时间
    航班动态 | 飞机晚点了吗 | 延误时间, 登机口, 取消航班 | 航班号, 出发地, 实际时间
    水稻产量 | 粮食收成 | 每亩产量, 含水率, 种植面积 | 县, 季节, 产量
    股票行情 | 股价走势 | 收盘价, 成交量, 分红 | 代码, 日期, 开盘, 收盘
    汇率 | 外币换多少钱 | 即期汇率, 远期汇率, 买卖差价 | 币种, 汇率, 时间
    医院床位 | 哪里有空床 | 使用率, 候诊时间, 住院人数 | 医院, 科室, 床位
    用电负荷 | 电力消耗 | 兆瓦, 峰值负荷, 电价 | 区域, 小时, 负荷
    河流水位 | 会不会发洪水 | 水位高度, 流量, 洪水预警 | 水文站, 时间, 水位
    地震目录 | 最近的地震 | 震级, 震源深度, 余震 | 编号, 时间, 震级
    鸟类观测 | 哪里能看到候鸟 | 种类数量, 巢穴, 迁徙日期 | 观测者, 物种, 数量
    餐厅点评 | 哪家好吃 | 评分, 评论, 菜品 | 餐厅, 用户, 评分
    裁判文书 | 法院怎么判 | 判决结果, 引用法条, 上诉 | 案号, 法院, 日期
    专利 | 发明创造 | 权利要求, 申请人, 引用 | 专利号, 申请日, 申请人
    招聘信息 | 找工作 | 薪资, 技能要求, 合同类型 | 职位, 公司, 薪资
    卫星影像 | 太空看地面 | 云量, 植被指数, 波段 | 景号, 拍摄时间, 云量
    古代诗词 | 唐诗宋词 | 作者, 朝代, 注释 | 题目, 作者, 正文
    普通话语音 | 真人说话的录音 | 转写文本, 口音, 说话人 | 音频, 说话人, 文本
    商品条码 | 扫码查商品 | 品牌, 净重, 分类 | 条码, 品牌, 名称
    菜谱 | 今天做什么菜 | 配料, 热量, 制作时间 | 菜名, 配料, 分钟
    船舶轨迹 | 货船在哪里 | 位置, 货物, 靠港记录 | 船名, 时间, 经纬度
    双语语料 | 中英对照的句子 | 句对, 术语表, 对齐 | 原文, 译文, 领域`),
  places: list(
    `北京|上海|广州|深圳|香港|杭州|成都|西安|武汉|南京|重庆|天津|苏州|昆明|拉萨|哈尔滨|台北|澳门|云南|四川|新疆|海南|长江流域|珠江三角洲|
    黄河中游|青藏高原|东北地区|全国|东南亚|内蒙古`,
    '|',
  ),
  periods: ['1990年至2025年', '近十年', '2010年代', '疫情期间', '夏季', '冬季', '第一季度', '建国以来'],
  grains: ['每小时', '每日', '每周', '每月', '年度', '实时', '季度'],
  publishers: ['国家统计局', '大学研究组', '志愿者', '市政府', '研究院', '创业公司', '港务局', '开放数据基金会'],
  syllables: [...'安博长德恩福光海嘉康林明宁平瑞盛泰维祥雅永泽'],
  titles: {
    dataset: [
      '{place}{grain}{subject}数据，{period}',
      '{place}{subject}：{measure}与{other}',
      '{name}{subject}调查',
      '{year}年{place}{measure}统计',
    ],
    text: ['{year}年{place}{subject}报告', '{name}著：{subject}手册', '{place}{measure}变化研究'],
    api: ['{place}{subject}接口', '{grain}{measure}查询服务', '{name}{measure}接口'],
    image: ['{place}{subject}照片，{year}年', '{place}{measure}地图', '{name}图库：{subject}'],
    audio: ['{place}{subject}录音', '{name}播客：{measure}', '{place}的声音：{subject}'],
    video: ['{year}年{place}{subject}视频', '{name}讲{measure}', '{place}{subject}航拍素材'],
  },
  sentences: [
    '由{publisher}在{place}采集，并经人工核对。',
    '覆盖{period}，共{count}个地点，包括{name}。',
    '每条记录包含{measure}和{other}。',
    '{grain}更新，缺失值已标注，不做插值。',
    '适合规划人员、记者以及需要{measure}的模型训练。',
    '{name}系列自{year}年起连续发布。',
    '附带方法说明和数据字典。',
  ],
  contents: ['{name} 查询 {measure} 参数：地点、起止日期', '引言。{place}{subject}自{year}年开始观测。方法。结果。', '{name}{year}'],
  questions: [
    '{place}{asked}',
    '有没有{place}的{measure}',
    '{year}年{place}{subject}',
    '便宜的{grain}{subject}数据源',
    '训练模型需要{measure}和{other}',
    '{subject}接口 {place}',
    '哪里下载{subject}',
    '{name}{subject}',
  ],
  between: '',
};

/**
 * One per line: name
 * as asked
 * measures
 * columns.
 */
function subjects(lines: string): NotEmpty<Subject> {
  const [first, ...rest] = lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))
    .map(([name = '', asked = '', measures = '', columns = '']) => ({ name, asked, measures: list(measures), columns }));
  if (first === undefined) throw new Error('no subjects');
  return [first, ...rest];
}

function list(text: string, separator = ','): NotEmpty<string> {
  const [first = '', ...rest] = text.split(separator).map((word) => word.trim());
  return [first, ...rest];
}
