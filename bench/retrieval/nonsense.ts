/** Queries that nothing in a catalog of data and tools can answer. */
interface NonsenseQuery {
  kind: NonsenseKind;
  text: string;
}

/** Kinds: random letters and characters; words of no language; random words; grammatical sentences without content; small talk. */
const kinds = [
  'letters',
  'invented',
  'numbers',
  'words',
  'sentences',
  'long',
  'talk',
  'zh-characters',
  'zh-words',
  'zh-sentences',
  'zh-long',
  'zh-talk',
] as const;
type NonsenseKind = (typeof kinds)[number];

/** The same for the same seed: this many of each kind, and of small talk the half that the seed selects. */
export function nonsense(ofEachKind: number, seed: number): NonsenseQuery[] {
  const random = randomNumbers(seed);
  const half = (list: readonly string[]): readonly string[] => list.filter((_, at) => at % 2 === seed % 2);
  return kinds.flatMap((kind): NonsenseQuery[] => {
    if (kind === 'talk')
      return half(talk)
        .slice(0, ofEachKind)
        .map((text) => ({ kind, text }));
    if (kind === 'zh-talk')
      return half(chineseTalk)
        .slice(0, ofEachKind)
        .map((text) => ({ kind, text }));
    return Array.from({ length: ofEachKind }, () => ({ kind, text: makers[kind](random) }));
  });
}

type Random = () => number;

const makers: Record<Exclude<NonsenseKind, 'talk' | 'zh-talk'>, (random: Random) => string> = {
  letters: (random) =>
    many(random, [1, 4], () => many(random, [4, 11], () => of(random, [...'abcdefghijklmnopqrstuvwxyz'])).join('')).join(' '),
  invented: (random) =>
    many(
      random,
      [1, 4],
      () =>
        many(random, [2, 4], () => of(random, [...'bdfgklmnprstvz']) + of(random, [...'aeiou'])).join('') +
        of(random, ['', 'n', 'x', 'lk']),
    ).join(' '),
  numbers: (random) =>
    many(random, [1, 4], () => many(random, [3, 9], () => of(random, [...'0123456789'])).join('')).join(of(random, [' ', '-', '/'])),
  words: (random) => many(random, [2, 6], () => of(random, [...nouns, ...verbs, ...adjectives])).join(' '),
  sentences: (random) =>
    of(random, [
      () => `${of(random, adjectives)} ${of(random, adjectives)} ${of(random, nouns)}s ${of(random, verbs)} ${of(random, adverbs)}`,
      () => `why does the ${of(random, nouns)} ${of(random, verbs)} my ${of(random, adjectives)} ${of(random, nouns)}`,
      () => `the ${of(random, adjectives)} ${of(random, nouns)} of a ${of(random, nouns)} that cannot ${of(random, verbs)}`,
      () => `how many ${of(random, nouns)}s ${of(random, verbs)} inside a ${of(random, adjectives)} ${of(random, nouns)}`,
    ])(),
  'zh-characters': (random) => many(random, [3, 9], () => of(random, [...chineseCharacters])).join(''),
  long: (random) => many(random, [7, 16], () => of(random, [...nouns, ...verbs, ...adjectives, ...adverbs])).join(' '),
  'zh-words': (random) => many(random, [2, 5], () => of(random, [...chineseNouns, ...chineseVerbs])).join(''),
  'zh-long': (random) => many(random, [6, 13], () => of(random, [...chineseNouns, ...chineseVerbs, ...chineseAdjectives])).join(''),
  'zh-sentences': (random) =>
    of(random, [
      () => `${of(random, chineseAdjectives)}的${of(random, chineseNouns)}在${of(random, chineseNouns)}里${of(random, chineseVerbs)}`,
      () => `为什么${of(random, chineseNouns)}不肯${of(random, chineseVerbs)}${of(random, chineseAdjectives)}的${of(random, chineseNouns)}`,
      () => `${of(random, chineseNouns)}和${of(random, chineseNouns)}一起${of(random, chineseVerbs)}`,
    ])(),
};

function of<Value>(random: Random, list: readonly Value[]): Value {
  const value = list[Math.floor(random() * list.length)];
  if (value === undefined) throw new Error('there is nothing to choose from');
  return value;
}

/** From the first number up to, but not including, the second. */
function many<Value>(random: Random, [from, below]: readonly [number, number], make: () => Value): Value[] {
  return Array.from({ length: from + Math.floor(random() * (below - from)) }, make);
}

/** Xorshift (Marsaglia 2003), 0 to 1. */
function randomNumbers(seed: number): Random {
  let state = seed * 0x9e37 + 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

const list = (text: string): string[] => text.trim().split(/\s+/);
const lines = (text: string): string[] => text.trim().split(/\n\s*/);

const nouns = list(`
  spoon ladder pillow dragon button candle walrus umbrella teapot sock moustache carpet lantern pretzel wizard gravel trumpet violin hammock cactus
  pebble curtain doughnut octopus marble blanket chimney sandwich balloon hedgehog mirror shadow thunder velvet zipper whistle penguin noodle pirate
  sofa bucket feather giraffe helmet igloo jigsaw kettle lemon mitten napkin onion parrot quilt raisin saddle turnip unicorn vase waffle yogurt
  shovel snail sponge cushion elbow knuckle eyebrow sneeze hiccup yawn tuesday autumn promise secret apology silence echo dream regret courage`);

const verbs = list(`
  juggle whisper swallow tickle polish borrow forgive hug chase bury melt sneeze dance giggle wander snore stumble yell knit whistle bounce crumble
  dissolve evaporate gallop hesitate imitate kneel lick nibble paddle quarrel rattle scold tremble unravel vanish wink yodel scratch sprinkle`);

const adjectives = list(`
  purple lazy furious invisible crunchy polite jealous slippery hollow wobbly sleepy grumpy fluffy rusty sour tiny enormous ancient bitter clumsy
  dizzy elegant fragile gloomy humble icy jolly lonely moody nervous odd pale quiet rude shy thirsty ugly vague wet wicked colourless green`);

const adverbs = list(`furiously gently backwards sideways twice upstairs forever yesterday nowhere politely barely happily sadly loudly`);

const talk = lines(`
  tell me a joke
  who are you
  how are you feeling today
  i am so tired of everything
  what should i name my goldfish
  do you love me
  my neighbour snores and i cannot sleep
  sing me a lullaby
  what is the meaning of life
  are you a robot or a person
  i had a strange dream about my aunt
  should i break up with my boyfriend
  why is my sister always angry with me
  good morning my friend
  can you keep a secret
  what would you do with a million dollars
  i forgot where i put my keys
  make me laugh please
  is it rude to wear a hat indoors
  my cat keeps staring at the wall
  say something nice to me
  which came first the chicken or the egg
  how do i tell my boss that i quit
  what is your favourite colour
  i miss my grandmother
  do ghosts exist
  pretend that you are a pirate
  what am i thinking of right now
  nobody came to my birthday party
  could god make a stone so heavy that he cannot lift it
  happy new year to you and yours
  tie my shoelaces
  scratch my back a little to the left
  was my haircut a mistake
  what did i have for breakfast
  please open the window it is stuffy in here
  i bet you cannot guess my age
  convince me that the earth is flat
  can a person marry their own shadow
  how do i get gum out of my hair
  remind me why i came into this room
  what is the sound of one hand clapping
  is my husband cheating on me
  write me a limerick about a frog
  never mind forget it
  you are not very helpful are you
  lend me ten dollars until friday
  what time do you go to bed
  pass me the salt
  i think i left the stove on`);

const chineseCharacters = `天地人山水火木金土日月星云雨风雪花草树鸟鱼虫马牛羊猫狗门窗桌椅床灯衣帽鞋袜刀笔纸书字画歌舞笑哭走跑跳飞坐站睡醒吃喝买卖大小多少长短高低红黄蓝绿黑白新旧冷热快慢东西南北上下左右前后里外`;

const chineseNouns = list(`
  勺子 梯子 枕头 恐龙 纽扣 蜡烛 海象 雨靴 茶壶 袜子 胡子 地毯 灯笼 麻花 巫师 石子 唢呐 吊床 仙人掌 窗帘 甜甜圈 章鱼 弹珠 毯子 烟囱 气球 刺猬 影子
  拉链 口哨 企鹅 面条 海盗 沙发 水桶 羽毛 头盔 拼图 手套 洋葱 鹦鹉 葡萄干 马鞍 萝卜 花瓶 铲子 蜗牛 海绵 靠垫 手肘 眉毛 喷嚏 哈欠 秘密 沉默 回声 梦境 勇气`);

const chineseVerbs = list(
  `杂耍 低语 吞咽 挠痒 擦亮 借走 原谅 拥抱 追赶 埋葬 融化 跳舞 傻笑 流浪 打鼾 绊倒 大喊 编织 蹦跳 蒸发 犹豫 模仿 跪下 啃 发抖 消失 眨眼`,
);

const chineseAdjectives = list(
  `紫色 懒惰 愤怒 隐形 酥脆 礼貌 嫉妒 滑溜 空心 摇晃 困倦 暴躁 蓬松 生锈 酸涩 微小 巨大 古老 苦涩 笨拙 头晕 优雅 脆弱 阴郁 谦虚 孤独 紧张 苍白`,
);

const chineseTalk = lines(`
  给我讲个笑话吧
  你是谁呀
  你今天心情怎么样
  我好累啊什么都不想做
  我的金鱼叫什么名字好
  你爱我吗
  隔壁打呼噜我睡不着
  给我唱首摇篮曲
  人生的意义是什么
  你是机器人还是真人
  我梦见我姑姑了
  我该不该和男朋友分手
  我姐姐为什么总生我的气
  早上好朋友
  你能保守秘密吗
  要是你有一百万你会干什么
  我忘了钥匙放哪儿了
  逗我笑一笑
  在屋里戴帽子不礼貌吗
  我的猫老盯着墙看
  夸夸我吧
  先有鸡还是先有蛋
  怎么跟老板说我不干了
  你最喜欢什么颜色
  我想我奶奶了
  世界上有鬼吗
  假装你是海盗
  猜猜我现在在想什么
  没人来参加我的生日会
  祝你新年快乐
  帮我系鞋带
  帮我挠挠背
  我的头发剪坏了吗
  我早饭吃了什么
  把窗户打开太闷了
  你猜我多大了
  说服我地球是平的
  口香糖粘头发上了怎么办
  我来这个房间干什么来着
  我老公是不是出轨了
  算了当我没说
  你一点用都没有
  借我十块钱周五还你
  你几点睡觉
  把盐递给我`);
