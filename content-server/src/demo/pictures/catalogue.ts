import type { LightName } from './light';
import type { SceneName } from './scenes';

/** A scene in a light, and the part of the stage that is shown: its left edge, its top and its width. */
export type Cut = readonly [scene: SceneName, light: LightName, x: number, y: number, width: number];

/** Slides of the home page, 1600 by 900: the sky is calm where the title stands. */
export const SLIDES = {
  'slide-lake': ['lake', 'dawn', 0, 110, 1600],
  'slide-tea': ['tea', 'golden', 0, 90, 1600],
  'slide-savanna': ['savanna', 'dusk', 0, 130, 1600],
  'slide-lamp': ['night', 'night', 0, 166, 1600],
} as const satisfies Record<string, Cut>;

/** Banners of the pages, 1600 by 700. */
export const BANNERS = {
  'banner-about': ['gathering', 'golden', 0, 300, 1600],
  'banner-serve': ['veranda', 'morning', 0, 330, 1600],
  'banner-case-studies': ['borehole', 'morning', 0, 300, 1600],
  'banner-news': ['market', 'morning', 0, 280, 1600],
  'banner-events': ['church', 'golden', 0, 250, 1600],
  'banner-use-cases': ['solar', 'dawn', 0, 300, 1600],
  'banner-contact': ['road', 'dusk', 0, 290, 1600],
  'banner-donate': ['harvest', 'golden', 0, 340, 1600],
  'banner-mission': ['book', 'dawn', 0, 340, 1600],
  'banner-involved': ['nursery', 'morning', 0, 310, 1600],
  'banner-projects': ['schoolyard', 'noon', 0, 300, 1600],
} as const satisfies Record<string, Cut>;

/** Pictures of items, 1200 by 800. */
export const CARDS = {
  'beach-boats': ['beach', 'dusk', 0, 0, 1600],
  'beach-racks': ['beach', 'morning', 590, 440, 900],
  'bible-lamp': ['book', 'dusk', 180, 250, 1220],
  'borehole-pump': ['borehole', 'golden', 700, 430, 900],
  'borehole-way-home': ['borehole', 'dawn', 190, 440, 600],
  'bridge-crossing': ['bridge', 'noon', 180, 330, 1080],
  'bridge-rain': ['bridge', 'rain', 0, 30, 1540],
  'church-morning': ['church', 'dawn', 520, 300, 1080],
  'church-noon': ['church', 'noon', 0, 0, 1600],
  'clinic-post': ['clinic', 'morning', 740, 400, 840],
  'clinic-weighing': ['clinic', 'noon', 70, 400, 900],
  'farm-rows': ['farm', 'morning', 440, 300, 1120],
  'farm-evening': ['farm', 'golden', 0, 0, 1600],
  'flood-camp': ['flood', 'rain', 600, 420, 940],
  'flood-after': ['flood', 'dawn', 0, 60, 1510],
  'football-match': ['football', 'dusk', 380, 420, 960],
  'football-pitch': ['football', 'golden', 0, 40, 1540],
  'gathering-tree': ['gathering', 'noon', 400, 200, 1200],
  'harvest-table': ['harvest', 'morning', 270, 270, 1190],
  'lake-canoe': ['lake', 'golden', 780, 470, 800],
  'lake-dusk': ['lake', 'dusk', 0, 0, 1600],
  'lesson-front': ['lesson', 'morning', 0, 0, 1600],
  'lesson-teacher': ['lessonWithTeacher', 'golden', 560, 330, 1000],
  'market-cloth': ['market', 'noon', 744, 400, 840],
  'market-fruit': ['market', 'golden', 100, 330, 1000],
  'night-family': ['night', 'night', 560, 520, 760],
  'nursery-beds': ['nursery', 'noon', 500, 420, 960],
  'nursery-hills': ['nursery', 'golden', 0, 20, 1570],
  'road-bicycles': ['road', 'dawn', 330, 450, 900],
  'road-rain': ['road', 'rain', 200, 240, 1240],
  'savanna-family': ['savanna', 'noon', 440, 180, 1160],
  schoolbooks: ['schoolbooks', 'noon', 250, 270, 1190],
  'school-path': ['schoolyard', 'morning', 580, 470, 860],
  'school-evening': ['schoolyard', 'golden', 0, 60, 1510],
  'solar-house': ['solar', 'dusk', 340, 440, 930],
  'solar-tank': ['solar', 'noon', 826, 400, 770],
  'tea-pickers': ['tea', 'morning', 60, 260, 1200],
  'veranda-elders': ['veranda', 'golden', 260, 350, 1060],
  'village-huts': ['village', 'morning', 490, 340, 1090],
  'village-evening': ['village', 'dusk', 0, 40, 1540],
  'workshop-machines': ['workshop', 'morning', 180, 400, 830],
  'workshop-cloths': ['workshop', 'golden', 0, 0, 1600],
} as const satisfies Record<string, Cut>;

export type CardName = keyof typeof CARDS;
export type SlideName = keyof typeof SLIDES;
export type BannerName = keyof typeof BANNERS;
