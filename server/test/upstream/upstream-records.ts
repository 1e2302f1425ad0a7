import { randomUUID } from 'node:crypto';
import type { Refusal } from './request-check.ts';

type Parameters = ReadonlyMap<string, string>;

/** The face databases and templates of the one account. */
export function standInRecords() {
  const databases = new Map<string, Map<string, { labels: string; faces: string[] }>>();
  const templates = new Set<string>();

  function entityOf(parameters: Parameters) {
    return databases.get(parameters.get('DbName') ?? '')?.get(parameters.get('EntityId') ?? '');
  }

  const answers: Readonly<Record<string, (parameters: Parameters) => Record<string, unknown> | Refusal>> = {
    CreateFaceDb(parameters) {
      const name = parameters.get('Name') ?? '';
      if (!/^\w{1,64}$/.test(name)) return refusal(400, 'ParameterError', `Name ${name} is illegal`);
      if (databases.has(name)) return refusal(409, 'Data.Exist', `the database ${name} exists`);
      databases.set(name, new Map());
      return {};
    },
    AddFaceEntity(parameters) {
      const database = databases.get(parameters.get('DbName') ?? '');
      if (database === undefined) return refusal(400, 'ParameterError', `the database ${parameters.get('DbName')} does not exist`);
      database.set(parameters.get('EntityId') ?? '', { labels: parameters.get('Labels') ?? '', faces: [] });
      return {};
    },
    GetFaceEntity(parameters) {
      const entity = entityOf(parameters);
      if (entity === undefined) return refusal(400, 'ParameterError', `${parameters.get('DbName')} has no such entity`);
      const Faces = entity.faces.map((FaceId) => ({ FaceId }));
      return { Data: { DbName: parameters.get('DbName'), EntityId: parameters.get('EntityId'), Labels: entity.labels, Faces } };
    },
    AddFace(parameters) {
      const entity = entityOf(parameters);
      if (entity === undefined) return refusal(400, 'ParameterError', `${parameters.get('DbName')} has no such entity`);
      entity.faces.push(String(entity.faces.length + 1));
      return { Data: { FaceId: entity.faces.at(-1), QualitieScore: 99.79581 } };
    },
    AddFaceImageTemplate() {
      const TemplateId = randomUUID();
      templates.add(TemplateId);
      return {
        Data: { TemplateId, FaceInfos: [{ TemplateFaceID: `${TemplateId}_0`, FaceRect: { X: 254, Y: 318, Width: 89, Height: 94 } }] },
      };
    },
    DeleteFaceImageTemplate(parameters) {
      return templates.delete(parameters.get('TemplateId') ?? '') ? {} : refusal(400, 'ParameterError', 'the template does not exist');
    },
  };

  return { answer: (action: string, parameters: Parameters) => answers[action]?.(parameters) ?? null, databases, templates };
}

function refusal(status: number, code: string, message: string): Refusal {
  return { status, code, message };
}
