import { z } from 'zod';
import * as parameters from './parameters.ts';
import { providerToolFamily, type ProviderToolEntry, type ProviderToolFamily, type ProviderTool } from './provider-tool.ts';
import { pictureAnalysis } from './vision-family.ts';

const family: ProviderToolFamily = {
  ...pictureAnalysis,
  category: 'face-body',
  tags: ['faces', 'records'],
  keywords: ['face database', 'face records', 'people register', '人脸库', '人脸数据库', '人脸管理'],
  limitations: [
    'Records belong to the API key, account or wallet that made them: call with the same one. A name in X-Client-Id proves nothing, and is refused.',
    'Faces are personal data: have the consent of the people, and a legal ground.',
  ],
  typicalResponseTimeMs: 800,
  cacheable: false,
  idempotent: false,
  inputTypes: ['string'],
  needsOwner: true,
};

const faceUrl = 'https://files.example/anna.jpg';

/** 18 of the 64 characters of a stored name identify its owner. */
const nameLengthMax = 46;

function databaseName(description: string) {
  return z
    .string()
    .regex(/^\w+$/, 'must hold only letters, digits and underscores')
    .max(nameLengthMax, `must have at most ${nameLengthMax} characters`)
    .meta({ description: `${description} Letters, digits and underscores, at most ${nameLengthMax}.`, examples: ['staff'] });
}

const EntityId = z
  .string()
  .regex(/^\w{1,64}$/, 'must hold 1 to 64 letters, digits and underscores')
  .meta({ description: 'Which person: your own id of 1 to 64 letters, digits and underscores.', examples: ['anna_1042'] });

const DbName = databaseName('The face database.');

function similarity(description: string) {
  return z
    .number()
    .min(0)
    .max(100)
    .optional()
    .meta({ description, examples: [60] });
}

/** A register of people is for recognising them: without faces nobody needs one. */
const register = ['face-database-create', 'face-database-create-entity', 'face-database-add-face', 'face-database-get-entity'];

const entries: readonly ProviderToolEntry[] = [
  {
    id: 'face-database-create',
    needs: register,
    legacyIds: ['vendor-facebody-create-face-db'],
    hasLastingEffect: true,
    name: 'Face Database: Create',
    description: 'Creates an empty database for people and their faces.',
    descriptionForModel:
      'Use once before people are registered. Needs Name (letters, digits, underscores). Then add people with face-database-create-entity, their faces with face-database-add-face, and look at them with face-database-get-entity. A name that you used before is refused.',
    keywords: ['create face database', 'new face library', '创建人脸库', '新建人脸数据库', '人脸库创建'],
    useCases: [
      'Set up a register of the staff',
      'Keep the visitors of an event apart from those of another',
      'Begin a test with an empty database',
    ],
    limitations: ['The number of databases is limited: use one for many people.'],
    tags: ['create'],
    input: { Name: databaseName('Name of the new database.') },
    data: {},
    exampleRequest: { Name: 'staff' },
    exampleResponse: { data: {} },
    relatedServices: ['face-database-create-entity', 'face-database-add-face', 'face-database-get-entity'],
  },
  {
    id: 'face-database-create-entity',
    needs: register,
    legacyIds: ['vendor-facebody-add-face-entity'],
    hasLastingEffect: true,
    name: 'Face Database: Add Person',
    description: 'Adds a person to a face database.',
    descriptionForModel:
      'Use to register a person before faces are added. Needs DbName (of face-database-create) and EntityId (your own id of the person); Labels are free words. Then add faces with face-database-add-face.',
    keywords: ['add person', 'register person', 'face entity', '添加人员', '人脸样本', '创建人脸实体', '注册人员'],
    useCases: ['Register a new colleague', 'Mark people with words such as their shift', 'Prepare a person before photos come in'],
    limitations: ['At most 10 labels.'],
    tags: ['create'],
    input: {
      DbName,
      EntityId,
      Labels: parameters.text('Up to 10 words about the person, joined by commas.', 'night,depot', { lengthMax: 500 }).optional(),
    },
    data: {},
    exampleRequest: { DbName: 'staff', EntityId: 'anna_1042', Labels: 'night,depot' },
    exampleResponse: { data: {} },
    relatedServices: ['face-database-create', 'face-database-add-face', 'face-database-get-entity'],
    requiredContext: ['A face database that was made with face-database-create.'],
  },
  {
    id: 'face-database-add-face',
    needs: register,
    legacyIds: ['vendor-facebody-add-face'],
    hasLastingEffect: true,
    name: 'Face Database: Add Face',
    description: 'Adds a face from a picture to a person in a face database.',
    descriptionForModel:
      'Use to store a photo of a person who is registered. Needs DbName, EntityId (of face-database-create-entity) and ImageUrl (public address; spelled so). Returns data.faceId and data.qualitieScore (spelled so; the higher the better). The thresholds refuse bad or contradictory photos.',
    keywords: ['add face', 'enroll face', 'face photo', '添加人脸', '人脸入库', '人脸注册', '人脸照片'],
    useCases: ['Enrol a colleague with a photo', 'Add a newer photo of the same person', 'Refuse blurred photos on the way in'],
    limitations: ['One clear face in each picture.'],
    tags: ['create'],
    complexity: 'complex',
    inputTypes: ['string', 'url', 'number'],
    input: {
      DbName,
      EntityId,
      ImageUrl: parameters.pictureUrl('The photo of the face', faceUrl),
      ExtraData: parameters.text('Free text that is kept with the face.', 'badge photo 2026', { lengthMax: 500 }).optional(),
      QualityScoreThreshold: similarity('Refuse a photo whose quality is below this, 0 to 100.'),
      SimilarityScoreThresholdBetweenEntity: similarity('Refuse a face that is more like another person than this, 0 to 100.'),
      SimilarityScoreThresholdInEntity: similarity('Refuse a face that is less like the earlier ones of this person than this, 0 to 100.'),
    },
    data: { faceId: 'Id of the face.', qualitieScore: 'Quality of the photo, 0 to 100; spelled so.' },
    exampleRequest: { DbName: 'staff', EntityId: 'anna_1042', ImageUrl: faceUrl },
    exampleResponse: { data: { faceId: '5', qualitieScore: 99.8 } },
    relatedServices: ['face-database-create-entity', 'face-database-get-entity', 'face-database-create'],
    requiredContext: ['A person who was added with face-database-create-entity.'],
  },
  {
    id: 'face-database-get-entity',
    needs: register,
    legacyIds: ['vendor-facebody-get-face-entity'],
    name: 'Face Database: Get Person',
    description: 'Reads what a face database holds of a person: labels and the ids of faces.',
    descriptionForModel:
      'Use to see whether and how a person is registered. Needs DbName and EntityId. Returns data.labels and data.faces with a faceId each; pictures are not given back.',
    keywords: ['get person', 'read face entity', 'face record', '查询人脸', '人脸实体查询', '查看人员', '人脸样本查询'],
    useCases: ['Check that a colleague is enrolled', 'See how many photos of a person there are', 'Read the labels of a person'],
    limitations: ['Ids and labels only, no pictures.'],
    tags: ['read'],
    complexity: 'simple',
    idempotent: true,
    input: { DbName, EntityId },
    data: { dbName: 'The database.', entityId: 'The person.', labels: 'Words about the person.', faces: 'One for each face: faceId.' },
    exampleRequest: { DbName: 'staff', EntityId: 'anna_1042' },
    exampleResponse: { data: { dbName: 'staff', entityId: 'anna_1042', labels: 'night,depot', faces: [{ faceId: '5' }] } },
    relatedServices: ['face-database-create-entity', 'face-database-add-face', 'face-database-create'],
    requiredContext: ['A person who was added with face-database-create-entity.'],
  },
  {
    id: 'face-template-create',
    legacyIds: ['vendor-facebody-add-face-image-template'],
    hasLastingEffect: true,
    name: 'Face Template: Create',
    description: 'Stores a picture with faces as a template into which other faces can be fused.',
    descriptionForModel:
      'Use to prepare a picture for face fusion. Needs ImageURL (public address). Returns data.templateId, which face-template-delete takes, and data.faceInfos with the faces that were found.',
    keywords: ['face template', 'face fusion', 'face swap template', '人脸模板', '人脸融合模板', '添加模板'],
    useCases: ['Prepare a poster for a photo booth', 'Store a costume picture for face fusion', 'See which faces of a picture can be used'],
    limitations: ['The face has to be seen from the front.'],
    tags: ['create', 'template'],
    inputTypes: ['url'],
    input: { ImageURL: parameters.pictureUrl('The picture of the template', 'https://files.example/poster.jpg') },
    data: { templateId: 'Id of the template.', faceInfos: 'One for each face: templateFaceID, faceRect (x, y, width, height).' },
    exampleRequest: { ImageURL: 'https://files.example/poster.jpg' },
    exampleResponse: {
      data: {
        templateId: '6cd509ea-54fa-4730-8e9d-c94cadcda048.Zm9vYmFyYmF6cXV4cXV1eGNvcmdl',
        faceInfos: [{ templateFaceID: '6cd509ea-54fa-4730-8e9d-c94cadcda048_0', faceRect: { x: 254, y: 318, width: 89, height: 94 } }],
      },
    },
    relatedServices: ['face-template-delete', 'face-segmentation-parsing'],
  },
  {
    id: 'face-template-delete',
    needs: ['face-template-create'],
    legacyIds: ['vendor-facebody-delete-face-image-template'],
    hasLastingEffect: true,
    name: 'Face Template: Delete',
    description: 'Deletes a face template.',
    descriptionForModel:
      'Use to remove a template that is not needed any more. Needs TemplateId, exactly as face-template-create gave it. There is no way back.',
    keywords: ['delete template', 'remove face template', '删除模板', '删除人脸模板', '人脸融合模板删除'],
    useCases: ['Clean up after an event', 'Remove a picture whose owner asks for it', 'Replace a template by a better picture'],
    limitations: ['Only templates that the same client made.'],
    tags: ['delete', 'template'],
    complexity: 'simple',
    input: {
      TemplateId: z
        .string()
        .min(1, 'must not be empty')
        .max(200, 'must have at most 200 characters')
        .meta({
          description: 'The templateId of face-template-create.',
          examples: ['6cd509ea-54fa-4730-8e9d-c94cadcda048.Zm9vYmFyYmF6cXV4cXV1eGNvcmdl'],
        }),
    },
    data: {},
    exampleRequest: { TemplateId: '6cd509ea-54fa-4730-8e9d-c94cadcda048.Zm9vYmFyYmF6cXV4cXV1eGNvcmdl' },
    exampleResponse: { data: {} },
    relatedServices: ['face-template-create', 'face-database-create'],
    requiredContext: ['A templateId of face-template-create.'],
  },
];

/** Tools that keep people, their faces and templates. */
export const faceRecords: readonly ProviderTool[] = providerToolFamily(family, entries);
