import { testEveryStory } from './everyStory';

testEveryStory('dark');
