import { testEveryStory } from './everyStory';

testEveryStory('light');
