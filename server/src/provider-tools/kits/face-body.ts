import * as parameters from './parameters.ts';
import { providerToolFamily, type ProviderToolEntry, type ProviderToolFamily, type ProviderTool } from './provider-tool.ts';
import { height, pictureAnalysis, pictureEditing, width } from './vision-family.ts';

const shared = {
  category: 'face-body',
  tags: ['vision', 'people'],
  keywords: ['people', 'face and body', 'computer vision', '人脸人体', '人体检测', '图像分析'],
};
const looking: ProviderToolFamily = { ...pictureAnalysis, ...shared };
const making: ProviderToolFamily = { ...pictureEditing, ...shared };

const crossingUrl = 'https://files.example/crossing.jpg';
const portraitUrl = 'https://files.example/portrait.jpg';
const fingerUrl = 'https://files.example/finger.jpg';

const lookers: readonly ProviderToolEntry[] = [
  {
    id: 'pedestrian-detection',
    legacyIds: ['vendor-facebody-detect-pedestrian'],
    name: 'Pedestrian Detection',
    description: 'Finds the people in a picture, with the box around each.',
    descriptionForModel:
      'Use to find where people are in a picture of a street, a shop or a room. Needs ImageURL (public address). Returns data.elements, one for each person, with score (0 to 1) and boxes (four numbers, in pixels). For the mere number use person-counting.',
    keywords: ['pedestrian', 'person detection', 'find people', 'human detection', '行人检测', '人体识别', '检测行人', '人形检测'],
    useCases: [
      'Find people in pictures of traffic cameras',
      'Blur people before a picture is published',
      'See whether somebody is in a room',
    ],
    limitations: ['32 to 2000 pixels a side; people who are mostly hidden are missed.'],
    tags: ['detection'],
    input: { ImageURL: parameters.pictureUrl('The picture to look at', crossingUrl) },
    data: { elements: 'One for each person: type, score (0 to 1), boxes (four numbers, in pixels).', width, height },
    exampleRequest: { ImageURL: crossingUrl },
    exampleResponse: { data: { width: 1280, height: 720, elements: [{ type: 'person', score: 0.974, boxes: [312, 96, 418, 402] }] } },
    relatedServices: ['person-counting', 'object-detection', 'security-object-detection'],
  },
  {
    id: 'person-counting',
    legacyIds: ['vendor-facebody-detect-body-count'],
    name: 'Person Counting',
    description: 'Counts the people in a picture.',
    descriptionForModel:
      'Use to know how many people a picture shows. Needs ImageURL (public address). Returns data.personNumber. For their positions use pedestrian-detection.',
    keywords: ['count people', 'crowd', 'head count', 'footfall', 'occupancy', '人数统计', '人流统计', '数人', '客流'],
    useCases: ['Measure how full a waiting room is', 'Count the visitors of a shop', 'Choose the group photo with everybody on it'],
    limitations: ['An estimate in dense crowds.'],
    tags: ['counting'],
    input: { ImageURL: parameters.pictureUrl('The picture to look at', crossingUrl) },
    data: { personNumber: 'How many people there are.' },
    exampleRequest: { ImageURL: crossingUrl },
    exampleResponse: { data: { personNumber: 6 } },
    relatedServices: ['pedestrian-detection', 'object-detection'],
  },
  {
    id: 'celebrity-recognition',
    legacyIds: ['vendor-facebody-detect-celebrity'],
    name: 'Celebrity Recognition',
    description: 'Names the well-known people in a picture.',
    descriptionForModel:
      'Use to learn which public figures a picture shows. Needs ImageURL (public address). Returns data.faceRecognizeResults, one for each known face, with name and faceBoxes (four numbers, in pixels). It knows public figures only, and Chinese ones best.',
    keywords: ['celebrity', 'public figure', 'actor recognition', 'who is this', '名人识别', '明星识别', '公众人物', '明星脸'],
    useCases: ['Caption press photos', 'Find pictures of an actor in an archive', 'Check whether an advertisement shows a public figure'],
    limitations: ['Public figures only; a likeness can be mistaken for the person.'],
    tags: ['recognition'],
    input: { ImageURL: parameters.pictureUrl('The picture to look at', portraitUrl) },
    data: { faceRecognizeResults: 'One for each known face: name, faceBoxes (four numbers, in pixels).', width, height },
    exampleRequest: { ImageURL: portraitUrl },
    exampleResponse: {
      data: { width: 1000, height: 800, faceRecognizeResults: [{ name: 'An Actor', faceBoxes: [300.5, 120.25, 420.5, 280.75] }] },
    },
    relatedServices: ['pedestrian-detection', 'face-segmentation-parsing', 'face-database-add-face'],
  },
  {
    id: 'fingerprint-extraction',
    legacyIds: ['vendor-facebody-extract-finger-print'],
    name: 'Fingerprint Extraction',
    description: 'Takes the lines of a fingerprint out of a photo of a finger.',
    descriptionForModel:
      'Use to turn a photo of a finger into a black and white picture of its print. Needs ImageURL (public address). Returns data.fingerPrint: a picture in base64. It does not compare prints.',
    keywords: ['fingerprint', 'finger photo', 'ridge lines', 'biometrics', '指纹提取', '指纹识别', '手指照片', '生物特征'],
    useCases: [
      'Prepare photos of fingers for a comparison',
      'Check whether a photo shows a usable print',
      'Digitise prints without a scanner',
    ],
    limitations: ['JPEG or PNG from 640 x 360 to 2560 x 1440 pixels, at most 10 MB.', 'Not every operator may offer it.'],
    tags: ['biometrics'],
    inputTypes: ['url', 'base64'],
    outputTypes: ['object', 'base64'],
    input: {
      ImageURL: parameters.pictureUrl('The photo of the finger', fingerUrl),
      ImageData: parameters
        .text('The photo in base64. If both are given, the address is used and this has no effect.', '/9j/4AAQSkZJRg', {
          lengthMax: 1_048_576,
        })
        .optional(),
    },
    data: { fingerPrint: 'The print: a black and white picture in base64.' },
    exampleRequest: { ImageURL: fingerUrl },
    exampleResponse: { data: { fingerPrint: '/9j/4AAQSkZJRgABAQAAAQABAAD' } },
    relatedServices: ['mask-refinement', 'face-segmentation-parsing'],
  },
];

const makers: readonly ProviderToolEntry[] = [
  {
    id: 'portrait-anime-stylization',
    legacyIds: ['vendor-facebody-generate-human-anime-style'],
    name: 'Portrait Anime Stylization',
    description: 'Redraws a portrait in the style of an anime, a drawing or a 3D film.',
    descriptionForModel:
      'Use to turn a photo of people into a drawing. Needs ImageURL (public address); AlgoType chooses the style, anime by default. Returns data.imageURL: the link to the new picture, to be downloaded at once.',
    keywords: ['anime', 'cartoon', 'portrait style', 'avatar', 'photo to cartoon', '人像动漫化', '动漫头像', '照片转动漫', '卡通化'],
    useCases: ['Make an avatar from a photo', 'Illustrate an invitation with drawn portraits', 'Offer a photo filter'],
    limitations: ['At most 5 faces, 32 to 1999 pixels a side.'],
    tags: ['style-transfer'],
    inputTypes: ['url', 'string'],
    input: {
      ImageURL: parameters.pictureUrl('The portrait', portraitUrl),
      AlgoType: parameters
        .text('The style, e.g. `anime`, `3d`, `handdrawn`, `sketch`, `artstyle`. Default anime.', 'anime', { lengthMax: 60 })
        .optional(),
    },
    data: { imageURL: 'Link to the new picture.' },
    exampleRequest: { ImageURL: portraitUrl, AlgoType: 'anime' },
    exampleResponse: { data: { imageURL: 'https://files.example/results/anime.jpg?expires=1795262400' } },
    relatedServices: ['image-style-recognition', 'hair-segmentation', 'sky-replacement'],
  },
];

/** Tools that detect people. */
export const faceBody: readonly ProviderTool[] = [...providerToolFamily(looking, lookers), ...providerToolFamily(making, makers)];
