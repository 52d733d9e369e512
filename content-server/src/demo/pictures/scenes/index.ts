import { beach } from './beach';
import { borehole } from './borehole';
import { bridge } from './bridge';
import { church } from './church';
import { classroom } from './classroom';
import { clinic } from './clinic';
import { farm } from './farm';
import { flood } from './flood';
import { football } from './football';
import { gathering } from './gathering';
import { lake } from './lake';
import { market } from './market';
import { night } from './night';
import { nursery } from './nursery';
import { road } from './road';
import { savanna } from './savanna';
import type { Scene } from './scene';
import { schoolyard } from './schoolyard';
import { solar } from './solar';
import { stillLife } from './stillLife';
import { tea } from './tea';
import { veranda } from './veranda';
import { village } from './village';
import { workshop } from './workshop';

/** Every place that can be drawn. */
export const SCENES = {
  beach,
  book: stillLife('book'),
  borehole,
  bridge,
  church,
  clinic,
  farm,
  flood,
  football,
  gathering,
  harvest: stillLife('harvest'),
  lake,
  lesson: classroom('woman'),
  lessonWithTeacher: classroom('man'),
  market,
  night,
  nursery,
  road,
  savanna,
  schoolbooks: stillLife('school'),
  schoolyard,
  solar,
  tea,
  veranda,
  village,
  workshop,
} as const satisfies Record<string, Scene>;

export type SceneName = keyof typeof SCENES;
