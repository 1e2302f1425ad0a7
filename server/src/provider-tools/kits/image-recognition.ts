import * as parameters from './parameters.ts';
import { providerToolFamily, type ProviderToolEntry, type ProviderToolFamily, type ProviderTool } from './provider-tool.ts';
import { pictureAnalysis } from './vision-family.ts';

const family: ProviderToolFamily = {
  ...pictureAnalysis,
  category: 'image-recognition',
  tags: ['vision', 'recognition'],
  keywords: ['image recognition', 'image classification', 'computer vision', '图像识别', '图像分类', '图片识别'],
};

const posterUrl = 'https://files.example/poster.jpg';
const bottleUrl = 'https://files.example/bottle.jpg';

const entries: readonly ProviderToolEntry[] = [
  {
    id: 'image-style-recognition',
    legacyIds: ['vendor-imagerecog-recognize-image-style'],
    name: 'Image Style Recognition',
    description: 'Names the visual style of a picture.',
    descriptionForModel:
      'Use to learn how a picture looks rather than what it shows. Needs Url (public address; spelled so). Returns data.styles, a list of words, often in Chinese.',
    keywords: ['image style', 'visual style', 'aesthetics', 'design style', '图像风格', '风格识别', '图片风格', '设计风格'],
    useCases: ['Choose pictures that go together', 'Sort a library of designs by look', 'Describe the mood of a poster'],
    limitations: ['A fixed set of styles.'],
    tags: ['style'],
    input: { Url: parameters.pictureUrl('The picture to look at', posterUrl) },
    data: { styles: 'Words for the style.' },
    exampleRequest: { Url: posterUrl },
    exampleResponse: { data: { styles: ['fresh', 'bright'] } },
    relatedServices: ['image-element-detection', 'object-detection', 'portrait-anime-stylization'],
  },
  {
    id: 'image-element-detection',
    legacyIds: ['vendor-imagerecog-detect-image-elements'],
    name: 'Image Element Detection',
    description: 'Finds the parts of a designed picture: people, goods, text and decoration.',
    descriptionForModel:
      'Use to take a poster or banner apart. Needs Url (public address; spelled so). Returns data.elements with type, score, x, y, width and height in pixels. For photos of everyday things use object-detection.',
    keywords: ['design elements', 'poster layout', 'banner analysis', 'graphic elements', '图像元素', '元素识别', '海报拆解', '设计元素'],
    useCases: [
      'Find where the person on a banner is',
      'Check that the text of a poster covers nobody',
      'Learn layouts from good advertisements',
    ],
    limitations: ['Made for designed pictures, less for photos.'],
    tags: ['design'],
    input: { Url: parameters.pictureUrl('The picture to take apart', posterUrl) },
    data: { elements: 'One for each part: type, score (0 to 1), x, y, width, height, in pixels.' },
    exampleRequest: { Url: posterUrl },
    exampleResponse: { data: { elements: [{ type: 'majorhuman', score: 0.997, x: 287, y: 78, width: 285, height: 354 }] } },
    relatedServices: ['image-style-recognition', 'main-subject-detection', 'object-detection', 'waste-classification'],
  },
  {
    id: 'waste-classification',
    legacyIds: ['vendor-imagerecog-classifying-rubbish'],
    name: 'Waste Classification',
    description: 'Tells what kind of waste a picture shows, and into which bin it belongs.',
    descriptionForModel:
      'Use to sort rubbish by a photo. Needs ImageURL (public address). Returns data.elements with rubbish (what it is), category (the bin, by the Chinese rules) and their scores. The words are Chinese.',
    keywords: ['waste sorting', 'rubbish', 'garbage', 'recycling', 'trash classification', '垃圾分类', '垃圾识别', '可回收', '废品识别'],
    useCases: ['Tell people into which bin something belongs', 'Check what is thrown into a container', 'Teach children to sort waste'],
    limitations: ['The four bins of the Chinese rules; other places sort otherwise.'],
    tags: ['environment'],
    input: { ImageURL: parameters.pictureUrl('The photo of the waste', bottleUrl) },
    data: {
      elements: 'One for each thing: rubbish, rubbishScore, category, categoryScore (0 to 1).',
      sensitive: 'true if the picture was not evaluated because of its content.',
    },
    exampleRequest: { ImageURL: bottleUrl },
    exampleResponse: {
      data: { sensitive: false, elements: [{ rubbish: '塑料瓶', rubbishScore: 0.94, category: '可回收垃圾', categoryScore: 0.94 }] },
    },
    relatedServices: ['object-detection', 'image-element-detection', 'fruit-detection'],
  },
];

/** Tools that classify pictures. */
export const imageRecognition: readonly ProviderTool[] = providerToolFamily(family, entries);
